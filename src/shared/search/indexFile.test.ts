import { expect, test } from 'vitest';
import { searchRecord } from '../../../tests/support/searchRecord';
import { decodeIndex, encodeIndex } from './indexFile';
import type { Synonym } from './record';

const records = [
  searchRecord({ headings: ['What for?'], task: 'export a query', wordings: ['to sql', 'where clause'] }),
  searchRecord({ id: '/', kind: 'site', version: null, path: '/', title: '__proto__', text: '<b>a</b> & "quotes"' }),
];
const synonyms: Synonym[] = [['mongo', ['MongoDB']]];
const text = encodeIndex(records, synonyms);

test('reads an index unchanged after writing it', () => {
  expect(decodeIndex(text)).toEqual({ records, synonyms });
});

test('ids are unique: the address of a place, and its name where several share the address', () => {
  const named = (name: string) => ({ ...searchRecord({ anchor: 'api-T', headings: [name] }), id: undefined });
  expect(decodeIndex(encodeIndex(['T', 'a', 'a', 'b'].map(named), [])).records.map(({ id }) => id)).toEqual([
    '/docs/export#api-T',
    '/docs/export#api-T a',
    '/docs/export#api-T a 2',
    '/docs/export#api-T b',
  ]);
});

test.each([
  ['an empty file', ''],
  ['a page', '<!doctype html><title>Not found</title>'],
  ['half of the file', text.slice(0, -20)],
  ['null', 'null'],
  ['a list', '[]'],
  ['another format', JSON.stringify({ records, synonyms, format: 0 })],
])('rejects %s, which is not an index', (_, other) => {
  expect(() => decodeIndex(other)).toThrow();
});
