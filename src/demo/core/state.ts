import type { ComponentType } from 'react';
import type { ExportFormat, Field, RuleGroupTypeAny } from 'react-querybuilder';
import type { Row } from './engines/types';
import { fields } from './fields';
import { DEFAULT_OPTIONS, type Options } from './options';
import { initialQuery } from './initialQuery';
import type { SetupProps } from '../setups/types';

export type ImportLanguage = 'sql' | 'mongodb' | 'cel' | 'jsonlogic' | 'json';

/** What visitors describe their own data in. */
export type DataLanguage = 'json' | 'csv' | 'typeScript' | 'sql' | 'schema';

export const TABS = ['export', 'rows', 'code', 'import', 'data', 'presets'] as const;

/** What of the visitor's own data links hold. */
export const KEPT = ['nothing', 'fields', 'rows'] as const;

export interface DemoView {
  tab: (typeof TABS)[number];
  format: ExportFormat;
  /** Name of the dialect of SQL. */
  dialect: string;
  language: ImportLanguage;
  keep: (typeof KEPT)[number];
  /** Of the default look; empty for the library's own. */
  theme: string;
}

/** What queries are about. */
export interface Data {
  fields: Field[];
  /** Without rows of the visitor's own they are the musicians, who load when they are wanted. */
  rows?: readonly Row[];
}

/** What an app makes of the builder, such as one that only shows the query. */
export interface Setup {
  /** Name of its component, and in the URL hash. */
  name: string;
  /** That of the component. */
  file: string;
  label: string;
  description: string;
  docs: string;
  Builder: ComponentType<SetupProps>;
  /** With operators of its own. */
  fields?: (fields: readonly Field[]) => Field[];
  /** Makes of a query what other formats than JSON are written from. */
  prepare?: (query: RuleGroupTypeAny) => RuleGroupTypeAny;
}

/** The state that a link holds, except for the library, which depends on the page. */
export interface DemoState {
  /** In the independent form if the option `independentCombinators` is on. */
  query: RuleGroupTypeAny;
  options: Options;
  view: DemoView;
  data: Data;
  /** As it was loaded, because most visitors never want one. */
  setup: Setup | null;
}

/** What a link says; the library may not exist. */
export interface LinkedState {
  /** In the form that the options ask for. */
  query?: RuleGroupTypeAny;
  data?: Data;
  setup?: Setup;
  options: Partial<Options>;
  view: Partial<DemoView>;
  library?: string;
}

/** Whether the visitor has changed the fields, or brought others. */
export const hasOwnFields = (data: Data): boolean => data.fields !== fields;

/** Those of the data, with the operators of the setup. */
export const fieldsOf = ({ data, setup }: { data: Data; setup?: Setup | null | undefined }): Field[] =>
  setup?.fields?.(data.fields) ?? data.fields;

export const DEFAULT_DEMO_STATE: DemoState = {
  query: initialQuery,
  options: DEFAULT_OPTIONS,
  view: { tab: 'export', format: 'sql', dialect: 'generic', language: 'sql', keep: 'nothing', theme: '' },
  data: { fields },
  setup: null,
};
