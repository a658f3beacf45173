import { expect, test } from 'vitest';
import { findElsewhere, shorterQueries, suggest } from './suggest';
import { NO_KINDS, type SearchClient } from '../shared/search/client';

/** Finds names that begin with the query, and those with a question mark for no query. */
function clientOf(names: Record<string, readonly string[]>): SearchClient {
  return {
    prepare: () => undefined,
    async search({ query, version, kind, limit }) {
      const found = names[version];
      if (!found) throw new Error(`The index of ${version} is gone.`);
      const isQuestion = (name: string) => name.endsWith('?');
      const hits = found
        .filter((name) => (query === '' ? isQuestion(name) : name.toLowerCase().startsWith(query.toLowerCase())))
        .map((text) => ({
          id: text,
          url: '/',
          kind: isQuestion(text) ? ('question' as const) : ('page' as const),
          version,
          hierarchy: [[{ text, match: false }]],
          snippet: null,
        }))
        .filter((hit) => kind === undefined || hit.kind === kind);
      return { total: hits.length, kinds: NO_KINDS, hits: hits.slice(0, limit) };
    },
  };
}

test.each([
  ['formatqueryzz', ['formatq']],
  ['drag qqqq', ['drag', 'qqqq', 'dra', 'qqq']],
  ['zz', []],
  ['', []],
  ['<b>', []],
  ['abc', []],
  [' abc ', []],
  ['(drag)', ['drag', 'dra']],
])('the shorter queries for %j are %j', (query, parts) => {
  expect(shorterQueries(query)).toEqual(parts);
});

test('suggests questions near the query first, then places, then frequent questions', async () => {
  const client = clientOf({ 5: ['formatQuery', 'Drag-and-drop', 'Drag how?', 'Save how?'] });
  const suggested = (query: string) => suggest(client, { query, version: '5' });
  expect(await suggested('formatquerx')).toEqual(['formatQuery', 'Drag how?', 'Save how?']);
  expect(await suggested('drag qqqq')).toEqual(['Drag how?', 'Drag-and-drop', 'Save how?']);
  expect(await suggested('(((')).toEqual(['Drag how?', 'Save how?']);
});

test('gives at most three suggestions', async () => {
  const client = clientOf({ 5: ['aaaa', 'aaab', 'aaac', 'aaad'] });
  expect(await suggest(client, { query: 'aaaax', version: '5' })).toEqual(['aaaa', 'aaab', 'aaac']);
});

test('versions that find something, with how much', async () => {
  const client = clientOf({ 5: ['useValue'], 4: [], next: ['useValue', 'useValues'] });
  expect(await findElsewhere(client, 'useval', ['next', '4', '3', '5'])).toEqual([
    { version: 'next', total: 2 },
    { version: '5', total: 1 },
  ]);
});
