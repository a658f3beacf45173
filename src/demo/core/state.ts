import type { ExportFormat, RuleGroupTypeAny } from 'react-querybuilder';
import { DEFAULT_OPTIONS, type Options } from './options';
import { initialQuery } from './initialQuery';

/** Languages that a query can be imported from. */
export type ImportLanguage = 'sql' | 'mongodb' | 'cel' | 'jsonlogic';

/** What a visitor looks at below the builder. */
export interface DemoView {
  tab: 'export' | 'code' | 'import';
  format: ExportFormat;
  language: ImportLanguage;
}

/** All that a link to the demo brings to another browser, but for the library, which is the page's. */
export interface DemoState {
  /** With combinators of its own for each pair of rules when the option `independentCombinators` is on. */
  query: RuleGroupTypeAny;
  options: Options;
  view: DemoView;
}

/** What every demo begins with. */
export const DEFAULT_STATE: DemoState = {
  query: initialQuery,
  options: DEFAULT_OPTIONS,
  view: { tab: 'export', format: 'sql', language: 'sql' },
};
