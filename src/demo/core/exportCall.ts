import type { ExportFormat } from 'react-querybuilder';
import { formatOptions } from './exportQuery';
import type { Options } from './options';

/** How long a line of code is at most. */
const WIDTH = 80;

/** Options of `formatQuery` whose value is a variable or an import, and what that is called. */
const NAMES: Record<string, string> = { fields: 'fields', validator: 'defaultValidator' };

function property([name, value]: [string, unknown]): string {
  const code = NAMES[name] ?? (typeof value === 'string' ? `'${value}'` : String(value));
  return code === name ? name : `${name}: ${code}`;
}

/**
 * The call that gives what `exportQuery` shows, as a reader would write it, with `query`, `fields` and what the library
 * exports in scope.
 */
export function exportCall(format: ExportFormat, options: Pick<Options, 'parseNumbers' | 'validateQuery'>): string {
  const properties = Object.entries(formatOptions(format, options)).map(property);
  const line = `formatQuery(query, { ${properties.join(', ')} })`;
  if (line.length <= WIDTH) return line;
  return `formatQuery(query, {\n${properties.map((text) => `  ${text},\n`).join('')}})`;
}
