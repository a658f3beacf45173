import initSqlJs, { type BindParams } from 'sql.js';
import type { Row } from './types';

export interface Table {
  /** The numbers of the rows that a condition selects, and of those for which it is NULL; parameters by position or name. */
  select: (where: string, params?: BindParams) => { selected: Set<number>; unknown: Set<number> };
  version: string;
}

/**
 * A table of SQLite in memory.
 *
 * @param columns the types by the names
 * @param wasm address of its program; without one it is next to the package's script
 */
export async function createTable(
  rows: readonly Row[],
  columns: Readonly<Record<string, string>>,
  wasm?: string,
): Promise<Table> {
  const { Database } = await initSqlJs(wasm ? { locateFile: () => wasm } : {});
  const database = new Database();
  const names = Object.keys(columns);
  database.run(`create table musicians (${names.map((name) => `"${name}" ${columns[name]}`).join()})`);
  for (const row of rows) {
    const values = names.map((name) => (typeof row[name] === 'boolean' ? Number(row[name]) : (row[name] ?? null)));
    database.run(`insert into musicians values (${names.map(() => '?').join()})`, values);
  }
  const rowsWhere = (condition: string, params?: BindParams) => {
    const [result] = database.exec(`select rowid from musicians where ${condition}`, params);
    return new Set(result?.values.map(([number]) => Number(number) - 1));
  };
  return {
    select: (where, params) => ({
      selected: rowsWhere(where, params),
      unknown: rowsWhere(`(${where}) is null`, params),
    }),
    version: String(database.exec('select sqlite_version()')[0]?.values[0]?.[0]),
  };
}
