import type { ExportFormat } from 'react-querybuilder';
import { formatOptions } from './exportQuery';
import type { Options } from './options';

/** Maximum length of a line of code, in columns. */
const WIDTH = 80;

/** Options of `formatQuery` that are variables or imports, with their names. */
const NAMES: Record<string, string> = { fields: 'fields', validator: 'defaultValidator' };

function property([name, value]: [string, unknown]): string {
  const code = NAMES[name] ?? (typeof value === 'string' ? `'${value}'` : String(value));
  return code === name ? name : `${name}: ${code}`;
}

/** The call that returns what `exportQuery` shows, with `query`, `fields` and the library's exports in scope. */
export function exportCall(format: ExportFormat, options: Pick<Options, 'parseNumbers' | 'validateQuery'>): string {
  const properties = Object.entries(formatOptions(format, options)).map(property);
  const line = `formatQuery(query, { ${properties.join(', ')} })`;
  if (line.length <= WIDTH) return line;
  return `formatQuery(query, {\n${properties.map((text) => `  ${text},\n`).join('')}})`;
}
