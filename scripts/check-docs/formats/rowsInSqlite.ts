import type { BindParams } from 'sql.js';
import { createTable } from '../../../src/demo/core/engines/sqlite';
import type { Row } from '../../../src/demo/core/engines/types';

/** Rows, which all have the same columns, that a condition selects; parameters by position or by name. */
export async function rowsInSqlite(rows: readonly Row[], columns: Readonly<Record<string, string>>) {
  const table = await createTable({ rows, columns });
  return (where: string, params?: BindParams): Row[] => {
    const { selected } = table.select(where, params);
    return rows.filter((_, index) => selected.has(index));
  };
}
