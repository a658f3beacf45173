import {
  defaultValidator,
  formatQuery,
  type ExportFormat,
  type Field,
  type FormatQueryOptions,
  type RuleGroupTypeAny,
} from 'react-querybuilder';
import { fields as musicianFields } from './fields';
import type { Options } from './options';

type DemoFormatOptions = Required<Pick<FormatQueryOptions, 'format' | 'fields'>> &
  Pick<FormatQueryOptions, 'parseNumbers' | 'validator'>;

export interface ExportOptions extends Pick<Options, 'parseNumbers' | 'validateQuery'> {
  fields?: Field[];
}

export const formatOptions = (
  format: ExportFormat,
  { parseNumbers, validateQuery, fields = musicianFields }: ExportOptions,
): DemoFormatOptions => ({
  format,
  fields,
  ...(parseNumbers && { parseNumbers }),
  ...(validateQuery && { validator: defaultValidator }),
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

export const exportQuery = (query: RuleGroupTypeAny, format: ExportFormat, options: ExportOptions): string =>
  exportText(format, formatQuery(query, formatOptions(format, options)));

/** Maximum length of a line of code, in columns. */
const WIDTH = 80;

/** Options of `formatQuery` that are variables or imports, with their names. */
const NAMES: Record<string, string> = { fields: 'fields', validator: 'defaultValidator' };

function property([name, value]: [string, unknown]): string {
  const code = NAMES[name] ?? (typeof value === 'string' ? `'${value}'` : String(value));
  return code === name ? name : `${name}: ${code}`;
}

/** The call that returns what `exportQuery` shows, with `query`, `fields` and the library's exports in scope. */
export function exportCall(format: ExportFormat, options: ExportOptions): string {
  const properties = Object.entries(formatOptions(format, options)).map(property);
  const line = `formatQuery(query, { ${properties.join(', ')} })`;
  if (line.length <= WIDTH) return line;
  return `formatQuery(query, {\n${properties.map((text) => `  ${text},\n`).join('')}})`;
}
