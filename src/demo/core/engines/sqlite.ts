import initSqlJs, { type BindParams } from 'sql.js';
import type { Dataset } from './types';

export interface Table {
  /** The numbers of the rows that a condition selects, and of those for which it is NULL; parameters by position or name. */
  select: (where: string, params?: BindParams) => { selected: Set<number>; unknown: Set<number> };
  version: string;
}

/** No column can have the same name: names of fields are shorter. */
const NUMBER = `"${'number of the row '.repeat(20)}"`;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** SQL does not distinguish names by their case, so the first of several has the column. */
const distinct = (names: readonly string[]): string[] => {
  const taken = new Set<string>();
  return names.filter((name) => taken.size < taken.add(name.toLowerCase()).size);
};

/**
 * A table of SQLite in memory.
 *
 * @param wasm address of its program; without one it is next to the package's script
 */
export async function createTable({ rows, columns }: Dataset, wasm?: string): Promise<Table> {
  const { Database } = await initSqlJs(wasm ? { locateFile: () => wasm } : {});
  const database = new Database();
  const names = distinct(Object.keys(columns));
  const definitions = names.map((name) => `, ${quoted(name)} ${columns[name]}`);
  database.run(`create table data (${NUMBER} integer${definitions.join('')})`);
  for (const [number, row] of rows.entries()) {
    const values = names.map((name) => (typeof row[name] === 'boolean' ? Number(row[name]) : (row[name] ?? null)));
    database.run(`insert into data values (${[NUMBER, ...names].map(() => '?').join()})`, [number, ...values]);
  }
  const rowsWhere = (condition: string, params?: BindParams) => {
    const [result] = database.exec(`select ${NUMBER} from data where ${condition}`, params);
    return new Set(result?.values.map(([number]) => Number(number)));
  };
  return {
    select: (where, params) => ({
      selected: rowsWhere(where, params),
      unknown: rowsWhere(`(${where}) is null`, params),
    }),
    version: String(database.exec('select sqlite_version()')[0]?.values[0]?.[0]),
  };
}
