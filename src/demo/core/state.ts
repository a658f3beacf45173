import type { ExportFormat, Field, RuleGroupTypeAny } from 'react-querybuilder';
import type { Row } from './engines/types';
import { fields } from './fields';
import { DEFAULT_OPTIONS, type Options } from './options';
import { initialQuery } from './initialQuery';

export type ImportLanguage = 'sql' | 'mongodb' | 'cel' | 'jsonlogic' | 'json';

/** What visitors describe their own data in. */
export type DataLanguage = 'json' | 'csv' | 'typeScript' | 'sql' | 'schema';

export interface DemoView {
  tab: 'export' | 'rows' | 'code' | 'import' | 'data' | 'queries';
  format: ExportFormat;
  /** Name of the dialect of SQL. */
  dialect: string;
  language: ImportLanguage;
  /** What of the visitor's own data links hold. */
  keep: 'nothing' | 'fields' | 'rows';
}

/** What queries are about. */
export interface Data {
  fields: Field[];
  /** Without rows of the visitor's own they are the musicians, who load when they are wanted. */
  rows?: readonly Row[];
}

/** The state that a link holds, except for the library, which depends on the page. */
export interface DemoState {
  /** In the independent form if the option `independentCombinators` is on. */
  query: RuleGroupTypeAny;
  options: Options;
  view: DemoView;
  data: Data;
}

/** What a link says; the library may not exist. */
export interface LinkedState {
  /** In the form that the options ask for. */
  query?: RuleGroupTypeAny;
  data?: Data;
  options: Partial<Options>;
  view: Partial<DemoView>;
  library?: string;
}

export const DEFAULT_DEMO_STATE: DemoState = {
  query: initialQuery,
  options: DEFAULT_OPTIONS,
  view: { tab: 'export', format: 'sql', dialect: 'generic', language: 'sql', keep: 'nothing' },
  data: { fields },
};
