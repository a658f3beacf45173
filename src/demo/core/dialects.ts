import type { FormatQueryOptions } from 'react-querybuilder';

export interface Dialect {
  /** Name in the URL hash. */
  name: string;
  label: string;
  options: Pick<FormatQueryOptions, 'quoteFieldNamesWith' | 'paramPrefix' | 'paramsKeepPrefix'>;
}

/** What databases differ in: the quotes of names, and how named parameters begin, in the text and in the driver. */
export const DIALECTS: readonly Dialect[] = [
  { name: 'generic', label: 'Any database', options: {} },
  { name: 'mysql', label: 'MySQL', options: { quoteFieldNamesWith: '`' } },
  { name: 'postgresql', label: 'PostgreSQL', options: { quoteFieldNamesWith: '"' } },
  { name: 'mssql', label: 'SQL Server', options: { quoteFieldNamesWith: ['[', ']'], paramPrefix: '@' } },
  { name: 'sqlite', label: 'SQLite', options: { quoteFieldNamesWith: '"', paramPrefix: '$', paramsKeepPrefix: true } },
];

/** Formats that a dialect changes. */
export const isSql = (format: string): boolean => /^(?:sql|param)/.test(format);
