import type { BindParams } from 'sql.js';
import { readExpression } from '../../../src/demo/core/engines/cel';
import { readLogic } from '../../../src/demo/core/engines/jsonLogic';
import { readFilter } from '../../../src/demo/core/engines/mongodb';
import { createTable } from '../../../src/demo/core/engines/sqlite';
import type { Row } from '../../../src/demo/core/engines/types';

export interface Evaluators {
  /** Rows that a condition of SQLite selects; parameters by position or by name. */
  sql: (where: string, params?: BindParams) => Row[];
  /** Rows that a MongoDB filter selects, given as JSON. */
  mongodb: (filter: string) => Row[];
  cel: (expression: string) => Row[];
  jsonlogic: (logic: unknown) => Row[];
}

/** Runs what `formatQuery` writes on rows, which all have the same columns. */
export async function evaluatorsOf(
  rows: readonly Row[],
  columns: Readonly<Record<string, string>>,
): Promise<Evaluators> {
  const table = await createTable({ rows, columns });
  return {
    sql: (where, params) => {
      const { selected } = table.select(where, params);
      return rows.filter((_, index) => selected.has(index));
    },
    mongodb: (filter) => rows.filter(readFilter(filter)),
    cel: (expression) => rows.filter(readExpression(expression)),
    jsonlogic: (logic) => rows.filter(readLogic(logic)),
  };
}
