import {
  defaultValidator,
  formatQuery,
  type ExportFormat,
  type FormatQueryOptions,
  type RuleGroupTypeAny,
} from 'react-querybuilder';
import { fields } from './fields';
import type { Options } from './options';

/** Options of `formatQuery` that the demo sets. */
type DemoFormatOptions = Required<Pick<FormatQueryOptions, 'format' | 'fields'>> &
  Pick<FormatQueryOptions, 'parseNumbers' | 'validator'>;

/** What `formatQuery` is told, with the options of the demo in force. */
export const formatOptions = (
  format: ExportFormat,
  { parseNumbers, validateQuery }: Pick<Options, 'parseNumbers' | 'validateQuery'>,
): DemoFormatOptions => ({
  format,
  fields,
  ...(parseNumbers && { parseNumbers }),
  ...(validateQuery && { validator: defaultValidator }),
});

/** The same JSON with an indent of two spaces, or the text as it is if that would change or lose anything of it. */
function indent(json: string): string {
  try {
    const value: unknown = JSON.parse(json);
    return JSON.stringify(value) === json ? JSON.stringify(value, null, 2) : json;
  } catch {
    return json; // a line break in a value, or a number that is none in JSON
  }
}

/**
 * What the demo shows of a result of `formatQuery`: text as it is, but for a MongoDB filter, which comes in one line and
 * is read better with line breaks; anything else as JSON with an indent of two spaces.
 */
export function exportText(format: ExportFormat, result: unknown): string {
  if (typeof result !== 'string') return JSON.stringify(result, null, 2);
  return format === 'mongodb' ? indent(result) : result;
}

/** A query in one of the formats, as text. */
export const exportQuery = (
  query: RuleGroupTypeAny,
  format: ExportFormat,
  options: Pick<Options, 'parseNumbers' | 'validateQuery'>,
): string => exportText(format, formatQuery(query, formatOptions(format, options)));
