import { expect, test } from 'vitest';
import { findElsewhere, shorterQueries, suggest } from './suggest';
import type { SearchClient } from '../shared/search/client';

function clientOf(names: Record<string, readonly string[]>): SearchClient {
  return {
    prepare: () => undefined,
    async search({ query, version }) {
      const found = names[version];
      if (!found) throw new Error(`The index of ${version} is gone.`);
      const hits = found
        .filter((name) => name.toLowerCase().startsWith(query.toLowerCase()))
        .map((text) => ({
          id: text,
          url: '/',
          kind: 'page' as const,
          version,
          hierarchy: [[{ text, match: false }]],
          snippet: null,
        }));
      return { total: hits.length, kinds: { page: hits.length, section: 0, symbol: 0, site: 0 }, hits };
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

test('suggests names near the query first, then main pages that exist', async () => {
  const client = clientOf({ 5: ['formatQuery', 'Drag-and-drop', 'Getting started'] });
  const names = ['Getting started', 'Gone'];
  expect(await suggest(client, { query: 'formatquerx', version: '5', names })).toEqual([
    'formatQuery',
    'Getting started',
  ]);
  expect(await suggest(client, { query: 'drag qqqq', version: '5', names })).toEqual([
    'Drag-and-drop',
    'Getting started',
  ]);
  expect(await suggest(client, { query: '(((', version: '5', names })).toEqual(['Getting started']);
});

test('gives at most three suggestions', async () => {
  const client = clientOf({ 5: ['aaaa', 'bbbb', 'cccc', 'dddd'] });
  const names = ['aaaa', 'bbbb', 'cccc', 'dddd'];
  expect(await suggest(client, { query: 'zzz', version: '5', names })).toEqual(['aaaa', 'bbbb', 'cccc']);
});

test('versions that find something, with how much', async () => {
  const client = clientOf({ 5: ['useValue'], 4: [], next: ['useValue', 'useValues'] });
  expect(await findElsewhere(client, 'useval', ['next', '4', '3', '5'])).toEqual([
    { version: 'next', total: 2 },
    { version: '5', total: 1 },
  ]);
});
