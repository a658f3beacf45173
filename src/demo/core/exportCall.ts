import type { ExportFormat } from 'react-querybuilder';
import { formatOptions, isPrepared, type ExportOptions } from './exportQuery';

/** Maximum length of a line of code, in columns. */
const WIDTH = 80;

/** Options of `formatQuery` that are variables or imports, with their names. */
const NAMES: Record<string, string> = { fields: 'fields', validator: 'defaultValidator' };

function property([name, value]: [string, unknown]): string {
  const print = (part: unknown) => (typeof part === 'string' ? `'${part}'` : String(part));
  const code = NAMES[name] ?? (Array.isArray(value) ? `[${value.map(print).join(', ')}]` : print(value));
  return code === name ? name : `${name}: ${code}`;
}

export function printCall(properties: string[], query: string, isLong = false): string {
  const line = `formatQuery(${query}, { ${properties.join(', ')} })`;
  if (!isLong && line.length <= WIDTH) return line;
  return `formatQuery(${query}, {\n${properties.map((text) => `  ${text},\n`).join('')}})`;
}

/** The options of the call that returns what `exportQuery` shows, as source text. */
export const callProperties = (format: ExportFormat, options: ExportOptions): string[] =>
  Object.entries(formatOptions(format, options)).map(property);

/** What the call is for, where a setup prepares it. */
export const queryName = (format: ExportFormat, options: ExportOptions): string =>
  isPrepared(format, options) ? 'prepareQuery(query)' : 'query';

/** That call, with `query`, `fields` and the library's exports in scope. */
export const exportCall = (format: ExportFormat, options: ExportOptions): string =>
  printCall(callProperties(format, options), queryName(format, options));
