import { evaluate } from '@marcbachmann/cel-js';
import jsonLogic, { type RulesLogic } from 'json-logic-js';
import { Query } from 'mingo';
import initSqlJs, { type BindParams } from 'sql.js';

export type Row = Record<string, string | number | boolean | null>;

export interface Evaluators {
  /** Rows that a condition of SQLite selects; parameters by position or by name. */
  sql: (where: string, params?: BindParams) => Row[];
  /** Rows that a MongoDB filter selects, given as JSON. */
  mongodb: (filter: string) => Row[];
  cel: (expression: string) => Row[];
  jsonlogic: (logic: unknown) => Row[];
}

const OPERATIONS: Record<string, (text: unknown, part: string) => boolean> = {
  startsWith: (text, part) => String(text).startsWith(part),
  endsWith: (text, part) => String(text).endsWith(part),
};

/** Runs what `formatQuery` writes on rows, which all have the same columns. The first column must be unique. */
export async function evaluatorsOf(
  rows: readonly Row[],
  columns: Readonly<Record<string, string>>,
): Promise<Evaluators> {
  const { Database } = await initSqlJs();
  const database = new Database();
  const names = Object.keys(columns);
  const [key = ''] = names;
  database.run(`create table t (${names.map((name) => `"${name}" ${columns[name]}`).join()})`);
  for (const row of rows) {
    const values = names.map((name) => (typeof row[name] === 'boolean' ? Number(row[name]) : (row[name] ?? null)));
    database.run(`insert into t values (${names.map(() => '?').join()})`, values);
  }
  for (const [name, operation] of Object.entries(OPERATIONS)) jsonLogic.add_operation(name, operation);

  return {
    sql: (where, params) => {
      const [result] = database.exec(`select "${key}" from t where ${where}`, params);
      const found = new Set(result?.values.map(([value]) => value));
      return rows.filter((row) => found.has(row[key] as string | number | null));
    },
    mongodb: (filter) => {
      const query = new Query(JSON.parse(filter) as Record<string, unknown>);
      return rows.filter((row) => query.test(row));
    },
    cel: (expression) => rows.filter((row) => evaluate(expression, row)),
    jsonlogic: (logic) => rows.filter((row) => jsonLogic.apply(logic as RulesLogic, row)),
  };
}
