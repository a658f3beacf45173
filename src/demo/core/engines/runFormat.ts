import type { BindParams } from 'sql.js';
import packageJson from '../../../../package.json';
import { COLUMNS, MUSICIANS } from './musicians';
import type { Table } from './sqlite';
import type { Outcome, Predicate } from './types';

/** Formats for which there is an engine, in display order. */
export const RUN_FORMATS = ['sql', 'parameterized', 'parameterized_named', 'mongodb', 'cel', 'jsonlogic'] as const;
export type RunFormat = (typeof RUN_FORMATS)[number];

/** Runs a text that `formatQuery` wrote, and returns the outcome of each musician. */
type Run = (text: string) => Outcome[];

export interface Engine {
  /** Its name and version, and what else decides on what it selects. */
  name: string;
  run: Run;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const forAll = (outcome: Outcome): Outcome[] => MUSICIANS.map(() => outcome);

/** @param read throws where the text is not of the language */
const byRow =
  (read: (text: string) => Predicate): Run =>
  (text) => {
    try {
      const test = read(text);
      return MUSICIANS.map((row) => {
        try {
          return test(row);
        } catch (error) {
          return messageOf(error);
        }
      });
    } catch (error) {
      return forAll(messageOf(error));
    }
  };

const inTable =
  (table: Table, read: (text: string) => [where: string, params?: BindParams]): Run =>
  (text) => {
    try {
      const { selected, unknown } = table.select(...read(text));
      return MUSICIANS.map((_, index) => (unknown.has(index) ? null : selected.has(index)));
    } catch (error) {
      return forAll(messageOf(error));
    }
  };

const readParameterized = (text: string): [string, BindParams] => {
  const { sql, params } = JSON.parse(text) as { sql: string; params: BindParams };
  return [sql, params];
};

const readNamed = (text: string): [string, BindParams] => {
  const [sql, params] = readParameterized(text);
  return [sql, Object.fromEntries(Object.entries(params as object).map(([name, value]) => [`:${name}`, value]))];
};

const READERS = {
  sql: (text: string): [string] => [text],
  parameterized: readParameterized,
  parameterized_named: readNamed,
};

let table: Promise<Table> | undefined;

/**
 * Loads what runs a format.
 *
 * @param wasm address of SQLite's program
 */
export async function loadEngine(format: RunFormat, wasm?: string): Promise<Engine> {
  switch (format) {
    case 'mongodb':
      return { name: `mingo ${packageJson.dependencies.mingo}`, run: byRow((await import('./mongodb')).readFilter) };
    case 'cel':
      return {
        name: `@marcbachmann/cel-js ${packageJson.dependencies['@marcbachmann/cel-js']}`,
        run: byRow((await import('./cel')).readExpression),
      };
    case 'jsonlogic': {
      const { readLogic } = await import('./jsonLogic');
      return {
        name: `json-logic-js ${packageJson.dependencies['json-logic-js']} with startsWith and endsWith`,
        run: byRow((text) => readLogic(JSON.parse(text))),
      };
    }
    default: {
      table ??= import('./sqlite').then(({ createTable }) => createTable(MUSICIANS, COLUMNS, wasm));
      table.catch(() => (table = undefined));
      const loaded = await table;
      return {
        name: `SQLite ${loaded.version} (sql.js ${packageJson.dependencies['sql.js']}), collation BINARY`,
        run: inTable(loaded, READERS[format]),
      };
    }
  }
}
