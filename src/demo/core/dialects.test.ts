import { MSSQL, MySQL, PostgreSQL, SQLite, type SQLDialect } from '@codemirror/lang-sql';
import type { BindParams } from 'sql.js';
import { expect, test } from 'vitest';
import { rowSamples } from '../../../tests/support/rowQueries';
import { DIALECTS } from './dialects';
import { MUSICIANS } from './engines/musicians';
import { createTable } from './engines/sqlite';
import { exportQuery } from './exportQuery';
import { fields } from './fields';
import { DEFAULT_OPTIONS } from './options';

const SQL_FORMATS = ['sql', 'parameterized', 'parameterized_named'] as const;

/** Names of parameters as the engine wants them: with their prefix. */
function read(text: string, format: string, prefix = ':'): [where: string, params?: BindParams] {
  if (format === 'sql') return [text];
  const { sql, params } = JSON.parse(text) as { sql: string; params: object };
  if (Array.isArray(params)) return [sql, params];
  return [sql, Object.fromEntries(Object.entries(params).map(([name, value]) => [prefix + name, value]))];
}

const samples = rowSamples().slice(0, 120);

test.each(DIALECTS)('SQLite selects the same rows by what is written for $label', async ({ name, options }) => {
  const table = await createTable(MUSICIANS);
  const { paramPrefix, paramsKeepPrefix } = options;
  let ran = 0;
  for (const { query, options: settings } of samples) {
    for (const format of SQL_FORMATS) {
      const run = (dialect: string, prefix?: string) => {
        const text = read(exportQuery(query, format, { ...settings, dialect }), format, prefix);
        // `formatQuery` writes a group without valid rules as an empty pair of brackets.
        if (text[0].includes('()')) return undefined;
        ran += 1;
        return table.select(...text);
      };
      expect(run(name, paramsKeepPrefix ? '' : paramPrefix), JSON.stringify(query)).toEqual(run('generic'));
    }
  }
  expect(ran).toBeGreaterThan(600);
});

const GRAMMARS: Record<string, SQLDialect> = { mysql: MySQL, postgresql: PostgreSQL, mssql: MSSQL, sqlite: SQLite };

/** The parts of a text that a grammar reads as some kind. */
function parts(dialect: string, text: string, kind: string): string[] {
  const found: string[] = [];
  GRAMMARS[dialect]!.language.parser.parse(text).iterate({
    enter: ({ name, from, to }) => void (name === kind && found.push(text.slice(from, to))),
  });
  return found;
}

const textOf = (field: string, dialect: string, format: (typeof SQL_FORMATS)[number] = 'sql') =>
  read(
    exportQuery({ rules: [{ field, operator: '=', value: 'x' }] }, format, { ...DEFAULT_OPTIONS, dialect }),
    format,
  )[0];

test.each(Object.keys(GRAMMARS))('%s reads names as names, and texts as texts', (dialect) => {
  for (const { name } of fields) {
    const text = textOf(name, dialect);
    expect([parts(dialect, text, 'QuotedIdentifier').map((it) => it.slice(1, -1)), parts(dialect, text, '⚠')]).toEqual([
      [name],
      [],
    ]);
    expect(parts(dialect, text, 'String')).toEqual(["'x'"]);
  }
});

test.each([
  ['mssql', '@age_1'],
  ['sqlite', '$age_1'],
])('%s reads parameters as such', (dialect, parameter) => {
  expect(parts(dialect, textOf('age', dialect, 'parameterized_named'), 'SpecialVar')).toEqual([parameter]);
});

test('the grammars tell names of one dialect from those of another', () => {
  const text = textOf('age', 'mysql');
  expect([
    parts('mysql', text, 'QuotedIdentifier').length,
    parts('postgresql', text, 'QuotedIdentifier').length,
  ]).toEqual([1, 0]);
});
