import { expect, test } from 'vitest';
import { imported, refused } from '../../../../tests/support/imports';
import { IMPORT_LANGUAGES } from './languages';
import { countQuery } from '../query';
import type { ImportLanguage } from '../state';

test('reports an empty text and a text that is too long', async () => {
  for (const { name } of IMPORT_LANGUAGES) {
    expect(await refused(name, ' \n ')).toEqual({ problem: 'There is nothing to import: the text is empty.' });
    const { problem } = await refused(name, 'x'.repeat(100_001));
    expect(problem).toBe('The text is too long: it has 100001 characters, and 100000 are allowed.');
  }
});

const repeat = (count: number, text: string, join: string) => Array.from({ length: count }, () => text).join(join);

test.each<[ImportLanguage, (count: number) => string]>([
  ['sql', (count) => repeat(count, 'age > 5', ' AND ')],
  ['cel', (count) => repeat(count, 'age > 5', ' || ')],
  ['mongodb', (count) => `{"$or": [${repeat(count, '{"age": 5}', ', ')}]}`],
  ['jsonlogic', (count) => `{"and": [${repeat(count, '{"==": [{"var": "age"}, 5]}', ', ')}]}`],
])('%s: a query has 500 rules at most', async (language, textOf) => {
  expect(countQuery((await imported(language, textOf(500))).query).rules).toBe(500);
  expect((await refused(language, textOf(501))).problem).toMatch(/more than 500/);
});

const nest = (depth: number, before: string, inner: string, after: string) =>
  before.repeat(depth) + inner + after.repeat(depth);

test.each<[ImportLanguage, (depth: number) => string]>([
  ['sql', (depth) => nest(depth, '(', 'age > 5', ')')],
  ['sql', (depth) => nest(depth, 'NOT (', 'age > 5', ')')],
  ['cel', (depth) => nest(depth, '(', 'age > 5', ')')],
  ['cel', (depth) => nest(depth, '!(', 'age > 5', ')')],
  ['mongodb', (depth) => nest(depth, '{"$or": [', '{"age": 5}', ', {"age": 6}]}')],
  ['jsonlogic', (depth) => nest(depth, '{"!": ', '{"==": [{"var": "age"}, 5]}', '}')],
])('%s: limits the nesting of conditions', async (language, textOf) => {
  expect((await imported(language, textOf(15))).query.rules).not.toEqual([]);
  for (const depth of [101, 300, 2000]) {
    const { problem } = await refused(language, textOf(depth));
    expect(problem).toMatch(/nested|deep/);
  }
});

test('large texts of all kinds are refused', async () => {
  const texts: Record<ImportLanguage, string[]> = {
    sql: ['(', 'NOT ', '/*', '-- ', '[', "'", '`', 'age > 1 AND ', 'age = 1+', "age LIKE '%' || "],
    cel: ['(', '!', '-', '!a.b(', '"', '"""', 'a.', 'age > 1 && ', 'age == 1+'],
    mongodb: ['[', '{"a":', '"', '\\', '1', '{"$and":['],
    jsonlogic: ['[', '{"!":', '{"and":['],
    json: ['[', '{"rules":[', '{"rules":[],"x":[', '{"value":['],
  };
  for (const { name } of IMPORT_LANGUAGES) {
    for (const text of texts[name]) {
      const { problem } = await refused(name, text.repeat(100_000 / text.length));
      expect(problem.length, text).toBeLessThan(400);
    }
  }
});
