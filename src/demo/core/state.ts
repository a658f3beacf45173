import type { ExportFormat, RuleGroupTypeAny } from 'react-querybuilder';
import { DEFAULT_OPTIONS, type Options } from './options';
import { initialQuery } from './initialQuery';

export type ImportLanguage = 'sql' | 'mongodb' | 'cel' | 'jsonlogic';

export interface DemoView {
  tab: 'export' | 'rows' | 'code' | 'import';
  format: ExportFormat;
  language: ImportLanguage;
}

/** The state that a link holds, except for the library, which depends on the page. */
export interface DemoState {
  /** In the independent form if the option `independentCombinators` is on. */
  query: RuleGroupTypeAny;
  options: Options;
  view: DemoView;
}

/** What a link says; the library may not exist. */
export interface LinkedState {
  /** In the form that the options ask for. */
  query?: RuleGroupTypeAny;
  options: Partial<Options>;
  view: Partial<DemoView>;
  library?: string;
}

export const DEFAULT_DEMO_STATE: DemoState = {
  query: initialQuery,
  options: DEFAULT_OPTIONS,
  view: { tab: 'export', format: 'sql', language: 'sql' },
};
