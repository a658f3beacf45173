import { expect, test } from 'vitest';
import { imported, refused } from '../../../../tests/support/imports';
import { quickest } from '../../../../tests/support/quickest';
import { IMPORT_LANGUAGES } from '../formats';
import { countQuery } from '../query';
import type { ImportLanguage } from '../state';

test('an empty text and one that is too long are named so', async () => {
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
])('%s: conditions are nested only so deep', async (language, textOf) => {
  expect((await imported(language, textOf(15))).query.rules).not.toEqual([]);
  for (const depth of [101, 300, 2000]) {
    const { problem } = await refused(language, textOf(depth));
    expect(problem).toMatch(/nested|deep/);
  }
});

test('large texts of all kinds are refused, in a time that does not grow with the square of their length', async () => {
  const texts: [ImportLanguage, string][] = [
    ...['(', 'NOT ', '/*', '[', "'", '`', 'age > 1 AND ', 'age = 1+'].map((text): [ImportLanguage, string] => [
      'sql',
      text,
    ]),
    ...['(', '!', '!a.b(', '"', '"""', 'a.', 'age > 1 && ', 'age == 1+'].map((text): [ImportLanguage, string] => [
      'cel',
      text,
    ]),
    ...['[', '{"a":', '"', '\\', '1', '{"$and":['].map((text): [ImportLanguage, string] => ['mongodb', text]),
    ...['[', '{"!":', '{"and":['].map((text): [ImportLanguage, string] => ['jsonlogic', text]),
  ];
  for (const [language, text] of texts) {
    const refuse = async (length: number) =>
      expect((await refused(language, text.repeat(length / text.length))).problem).not.toBe('');
    await refuse(100_000);
    // Four times the length takes a quadratic reader 16 times as long. What takes less than 1 ms may as well not be measured.
    const short = Math.max(1, await quickest(() => refuse(5_000)));
    expect(await quickest(() => refuse(20_000)), `${language} ${text}`).toBeLessThan(10 * short);
  }
});
