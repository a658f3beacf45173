import {
  defaultValidator,
  formatQuery,
  type ExportFormat,
  type Field,
  type FormatQueryOptions,
  type RuleGroupTypeAny,
} from 'react-querybuilder';
import { DIALECTS, isSql, type Dialect } from './dialects';
import { fields as musicianFields } from './fields';
import type { Options } from './options';
import type { DemoState, Setup } from './state';

type DemoFormatOptions = Required<Pick<FormatQueryOptions, 'format' | 'fields'>> &
  Pick<FormatQueryOptions, 'parseNumbers' | 'validator'> &
  Dialect['options'];

export interface ExportOptions extends Pick<Options, 'parseNumbers' | 'validateQuery'> {
  fields?: Field[];
  /** Name of the dialect of SQL. */
  dialect?: string;
  prepare?: Setup['prepare'] | undefined;
}

export const exportOptions = ({ options, data, view, setup }: DemoState): ExportOptions => ({
  ...options,
  ...data,
  dialect: view.dialect,
  prepare: setup?.prepare,
});

/** Of the dialect's options, those that matter for the format. */
function dialectOptions(format: ExportFormat, name: string | undefined): Dialect['options'] {
  const { quoteFieldNamesWith, ...named } = DIALECTS.find((dialect) => dialect.name === name)?.options ?? {};
  if (!quoteFieldNamesWith || !isSql(format)) return {};
  return { quoteFieldNamesWith, ...(format === 'parameterized_named' && named) };
}

export const formatOptions = (
  format: ExportFormat,
  { parseNumbers, validateQuery, fields = musicianFields, dialect }: ExportOptions,
): DemoFormatOptions => ({
  format,
  fields,
  ...(parseNumbers && { parseNumbers }),
  ...(validateQuery && { validator: defaultValidator }),
  ...dialectOptions(format, dialect),
});

/** Indents JSON by two spaces; returns the text unchanged if that would alter its content. */
function indent(json: string): string {
  try {
    const value: unknown = JSON.parse(json);
    return JSON.stringify(value) === json ? JSON.stringify(value, null, 2) : json;
  } catch {
    return json; // a line break in a value, or a number that is invalid JSON
  }
}

/** Text of a `formatQuery` result: MongoDB filters, and anything but strings, with an indent of two spaces. */
export function exportText(format: ExportFormat, result: unknown): string {
  if (typeof result !== 'string') return JSON.stringify(result, null, 2);
  return format === 'mongodb' ? indent(result) : result;
}

/** JSON is how an app keeps a query, so it is as it is. */
export const isPrepared = (format: ExportFormat, { prepare }: ExportOptions): boolean =>
  prepare !== undefined && !/^json(?:_|$)/.test(format);

export const preparedQuery = (query: RuleGroupTypeAny, format: ExportFormat, options: ExportOptions) =>
  isPrepared(format, options) ? options.prepare!(query) : query;

export const exportQuery = (query: RuleGroupTypeAny, format: ExportFormat, options: ExportOptions): string =>
  exportText(format, formatQuery(preparedQuery(query, format, options), formatOptions(format, options)));
