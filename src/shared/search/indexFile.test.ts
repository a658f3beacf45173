import { expect, test } from 'vitest';
import { decodeIndex, encodeIndex } from './indexFile';
import type { SearchRecord } from './types';

const page = { version: '5', path: '/docs/api/export', category: 'API', title: 'Export' };
const row = (name: string, headings: string[], id: string): SearchRecord => ({
  ...page,
  id,
  kind: 'symbol',
  anchor: 'api-Options',
  headings: [...headings, name],
  text: `<b>${name}</b> & "quotes"`,
});
const records: SearchRecord[] = [
  { ...page, id: '/docs/api/export', kind: 'page', anchor: null, headings: [], text: 'Turn a query into text.' },
  {
    ...page,
    id: '/docs/api/export What for?',
    kind: 'question',
    anchor: null,
    headings: ['What for?'],
    text: '',
    task: 'export a query',
    wordings: ['to sql', 'where clause'],
  },
  { ...page, id: '/docs/api/export#sql', kind: 'section', anchor: 'sql', headings: ['SQL'], text: '' },
  { ...row('Options', ['SQL'], '/docs/api/export#api-Options'), types: ['A,B>string', 'A>C'] },
  row('format', ['SQL', 'Options'], '/docs/api/export#api-Options format'),
  row('format', ['SQL', 'Options'], '/docs/api/export#api-Options format 2'),
  {
    ...page,
    id: '/docs/api/export#json',
    kind: 'section',
    anchor: 'json',
    headings: ['JSON'],
    text: '__proto__',
    wordings: ['save'],
  },
  {
    id: '/',
    kind: 'site',
    version: null,
    path: '/',
    category: null,
    title: 'Home page',
    anchor: null,
    headings: [],
    text: 'constructor',
  },
];
const content = { records, synonyms: [['mongo', ['MongoDB']]] as [string, string[]][] };

test('reads an index unchanged after writing it', () => {
  expect(decodeIndex(encodeIndex('5', content))).toEqual(content);
});

const change = (part: object) => JSON.stringify({ ...JSON.parse(encodeIndex('5', content)), ...part });

test.each([
  ['an empty file', ''],
  ['a page', '<!doctype html><title>Not found</title>'],
  ['half of the file', encodeIndex('5', content).slice(0, -20)],
  ['null', 'null'],
  ['a number', '5'],
  ['a list', '[]'],
  ['another format', change({ format: 0 })],
  ['no rows', change({ rows: null })],
  ['an invalid row', change({ rows: [null] })],
  ['a short row', change({ rows: [[0, 0, 'Export']] })],
  ['a row with a value that is not text', change({ rows: [[0, 0, 'Export', '/docs', { toString: 1 }]] })],
  ['a depth that is not a number', change({ rows: [['0', 0, 'Export', '/docs', '']] })],
  ['invalid synonyms', change({ synonyms: [['mongo', 'MongoDB']] })],
])('rejects %s, which is not an index', (_, text) => {
  expect(() => decodeIndex(text)).toThrow('expected the search index of this site');
});
