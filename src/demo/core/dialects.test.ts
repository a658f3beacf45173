import type { BindParams } from 'sql.js';
import { expect, test } from 'vitest';
import { rowSamples } from '../../../tests/support/rowQueries';
import { DIALECTS } from './dialects';
import { MUSICIANS } from './engines/musicians';
import { createTable } from './engines/sqlite';
import { exportQuery } from './exportQuery';

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
