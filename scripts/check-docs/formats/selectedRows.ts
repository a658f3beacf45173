import { readExpression } from '../../../src/demo/core/engines/cel';
import { readLogic } from '../../../src/demo/core/engines/jsonLogic';
import { readFilter } from '../../../src/demo/core/engines/mongodb';
import type { Row } from '../../../src/demo/core/engines/types';
import { rowsInSqlite } from './rowsInSqlite';

/** The rows that the pages show. */
export const ROWS: readonly Row[] = [
  { row: 'A', name: 'Ann', age: 5 },
  { row: 'B', name: 'ann', age: 40 },
  { row: 'C', name: '100%', age: 28 },
  { row: 'D', name: '1000', age: null },
  { row: 'E', name: null, age: 28 },
];
const COLUMNS = { row: 'text', name: 'text', age: 'integer' };

const FORMATS = { SQL: 'sql', MongoDB: 'mongodb', CEL: 'cel', JsonLogic: 'jsonlogic' } as const;
export type FormatName = keyof typeof FORMATS;

/** What runs the result of each format on a row. */
const PREDICATES: Record<FormatName, (result: unknown) => (row: Row) => boolean | Promise<boolean>> = {
  SQL: (where) => async (row) => (await rowsInSqlite([row], COLUMNS))(String(where)).length > 0,
  MongoDB: (filter) => readFilter(String(filter)),
  CEL: (expression) => readExpression(String(expression)),
  JsonLogic: readLogic,
};

type Format = (query: unknown, format: string) => unknown;

/**
 * The cell of a query and a format: the letters of the rows that the result of `formatQuery` selects, and of those
 * for which it cannot be evaluated.
 */
export async function selectedRows(query: unknown, name: FormatName, formatQuery: Format): Promise<string> {
  const result = formatQuery(query, FORMATS[name]);
  const selected: unknown[] = [];
  const failed: unknown[] = [];
  for (const row of ROWS) {
    // One by one, because an expression may fail for some of them.
    try {
      if (await PREDICATES[name](result)(row)) selected.push(row.row);
    } catch {
      failed.push(row.row);
    }
  }
  return [selected.join(' ') || 'none', ...(failed.length > 0 ? [`fails for ${failed.join(' ')}`] : [])].join(', ');
}

/** The query of a row's first cell: a rule such as `age > 5`, `name in 'a,b'` or `not name = 'a'`; otherwise empty. */
export function queryOf(cell: string): unknown {
  const [, not, field, operator, value = ''] = /^`(not )?(\w+) (\S+) (.+)`$/.exec(cell) ?? [];
  const given = value.startsWith("'") ? value.slice(1, -1) : Number(value);
  return { combinator: 'and', not: not !== undefined, rules: field ? [{ field, operator, value: given }] : [] };
}
