import type { BindParams } from 'sql.js';
import packageJson from '../../../../package.json';
import type { Table } from './sqlite';
import type { Dataset, Outcome, Predicate, Row } from './types';

/** Formats for which there is an engine, in display order. */
export const RUN_FORMATS = ['sql', 'parameterized', 'parameterized_named', 'mongodb', 'cel', 'jsonlogic'] as const;
export type RunFormat = (typeof RUN_FORMATS)[number];

/** Runs a text that `formatQuery` wrote, and returns the outcome of each row. */
type Run = (text: string) => Outcome[];

interface Engine {
  /** Its name and version, and what else decides on what it selects. */
  name: string;
  run: Run;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const forAll = ({ rows }: Dataset, outcome: Outcome): Outcome[] => rows.map(() => outcome);

interface Nested {
  [name: string]: Nested | Row[string];
}

/** `a.b` is the `b` of an `a`, except in SQL. */
function nested(row: Row): Row {
  const result: Nested = {};
  for (const [path, value] of Object.entries(row)) {
    const names = path.split('.');
    const last = names.pop()!;
    const holder = names.reduce<Nested>((outer, name) => {
      const inner = Object.hasOwn(outer, name) ? outer[name] : undefined;
      return typeof inner === 'object' && inner ? inner : ((outer[name] = {}) as Nested);
    }, result);
    holder[last] = value;
  }
  return result as Row;
}

/** @param read throws where the text is not of the language */
const byRow =
  (dataset: Dataset, read: (text: string) => Predicate): Run =>
  (text) => {
    try {
      const test = read(text);
      return dataset.rows.map((row) => {
        try {
          return test(nested(row));
        } catch (error) {
          return messageOf(error);
        }
      });
    } catch (error) {
      return forAll(dataset, messageOf(error));
    }
  };

const inTable =
  (dataset: Dataset, table: Table, read: (text: string) => [where: string, params?: BindParams]): Run =>
  (text) => {
    try {
      const { selected, unknown } = table.select(...read(text));
      return dataset.rows.map((_, index) => (unknown.has(index) ? null : selected.has(index)));
    } catch (error) {
      return forAll(dataset, messageOf(error));
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

const tables = new WeakMap<Dataset, Promise<Table>>();

/**
 * Loads what runs a format.
 *
 * @param wasm address of SQLite's program
 */
export async function loadEngine(format: RunFormat, dataset: Dataset, wasm?: string): Promise<Engine> {
  switch (format) {
    case 'mongodb':
      return {
        name: `mingo ${packageJson.dependencies.mingo}`,
        run: byRow(dataset, (await import('./mongodb')).readFilter),
      };
    case 'cel':
      return {
        name: `@marcbachmann/cel-js ${packageJson.dependencies['@marcbachmann/cel-js']}`,
        run: byRow(dataset, (await import('./cel')).readExpression),
      };
    case 'jsonlogic': {
      const { readLogic } = await import('./jsonLogic');
      return {
        name: `json-logic-js ${packageJson.dependencies['json-logic-js']} with startsWith and endsWith`,
        run: byRow(dataset, (text) => readLogic(JSON.parse(text))),
      };
    }
    default: {
      const table = tables.get(dataset) ?? import('./sqlite').then(({ createTable }) => createTable(dataset, wasm));
      tables.set(dataset, table);
      table.catch(() => tables.delete(dataset));
      const loaded = await table;
      return {
        name: `SQLite ${loaded.version} (sql.js ${packageJson.dependencies['sql.js']}), collation BINARY`,
        run: inTable(dataset, loaded, READERS[format]),
      };
    }
  }
}
