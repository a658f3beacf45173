import { expect, test } from 'vitest';
import { searchRecord } from '../../../tests/support/searchRecord';
import { decodeIndex, encodeIndex, type IndexContent } from './indexFile';

const content: IndexContent = {
  records: [
    searchRecord({ headings: ['What for?'], task: 'export a query', wordings: ['to sql', 'where clause'] }),
    searchRecord({ kind: 'site', version: null, path: '/', title: '__proto__', text: '<b>a</b> & "quotes"' }),
  ],
  synonyms: [['mongo', ['MongoDB']]],
};

test('reads an index unchanged after writing it', () => {
  expect(decodeIndex(encodeIndex(content))).toMatchObject(content);
});

test.each([
  ['an empty file', ''],
  ['a page', '<!doctype html><title>Not found</title>'],
  ['half of the file', encodeIndex(content).slice(0, -20)],
  ['null', 'null'],
  ['a list', '[]'],
  ['another format', JSON.stringify({ ...content, format: 0 })],
])('rejects %s, which is not an index', (_, text) => {
  expect(() => decodeIndex(text)).toThrow();
});
