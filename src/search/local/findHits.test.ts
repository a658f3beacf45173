import { expect, test } from 'vitest';
import { searchRecord } from '../../../tests/support/searchRecord';
import { findHits } from './findHits';
import { createSearchIndex } from './searchIndex';
import { NO_KINDS } from '../../shared/search/client';
import type { SearchRecord, Synonym } from '../../shared/search/record';

interface Written extends Partial<SearchRecord> {
  path: string;
}

const record = ({ path, ...rest }: Written): SearchRecord => {
  const anchor = rest.anchor ?? null;
  const id = `${path}#${anchor}${rest.headings?.join('/')}`;
  return searchRecord({ id, kind: anchor === null ? 'page' : 'section', path, title: path, ...rest });
};

/** Enough other pages to make a word rare. */
const OTHERS = Array.from({ length: 40 }, (_, at) =>
  record({ path: `/other/${at}`, title: `Other ${at}`, text: `Something else about rules and groups, number ${at}.` }),
);

const builder = { path: '/builder', title: 'QueryBuilder' };
const exporting = { path: '/export', title: 'Export' };
const symbol = (page: Written, anchor: string, headings: string[], text: string) =>
  record({ ...page, anchor, kind: 'symbol', headings, text });
const RECORDS = [
  record({ ...builder, text: 'The component.' }),
  symbol(builder, 'clone', ['showCloneButtons'], 'Whether to show them.'),
  symbol(builder, 'lock', ['showLockButtons'], 'Like showCloneButtons.'),
  symbol(builder, 'dnd', ['enableDragAndDrop'], 'Rules can be moved.'),
  record({ ...exporting, text: 'Turn a query into text with formatQuery.' }),
  symbol(exporting, 'f', ['formatQuery'], 'Formats.'),
  record({ ...exporting, anchor: 'mongodb', headings: ['MongoDB'], text: 'A filter for a driver.' }),
  record({
    ...exporting,
    anchor: 'mongodb',
    kind: 'question',
    headings: ['MongoDB', 'How do I save it?'],
    wordings: ['store the filter', 'keep it for later'],
    task: 'save it',
  }),
  symbol(exporting, 'api-O', ['O', 'validator'], 'a'),
  symbol(exporting, 'api-O', ['O', 'validators'], 'b'),
  record({ path: '/dates', title: 'Dates', text: 'Text about a <img src=x onerror="alert(1)"> that is no image.' }),
  record({ path: '/text', title: 'Elsewhere', text: 'Export comes up here, and so does MongoDB, a dark mode too.' }),
  record({ path: '/odd', title: 'Odd names', text: 'The names __proto__ and constructor, and the emoji 🎉 שלום.' }),
  record({ path: '/demo', kind: 'site', version: null, title: 'Demo', text: 'Try the query builder.' }),
  ...OTHERS,
];
const SYNONYMS: Synonym[] = [
  ['dark theme', ['dark mode']],
  ['nosql', ['MongoDB']],
];
const index = createSearchIndex({ records: RECORDS, synonyms: SYNONYMS });

const ask = (query: string, more = {}) => findHits(index, { query, version: '5', offset: 0, limit: 20, ...more });
const first = (query: string) => ask(query).hits[0]?.url;

test.each([
  'showCloneButtons',
  'SHOWCLONEBUTTONS',
  'clone buttons',
  'cloneButtons',
  'clonebuttons',
  'hideCloneButtons',
  'show clone',
  'showcloneb',
  'clone butons',
])('%s finds showCloneButtons', (query) => {
  expect(first(query)).toBe('/builder#clone');
});

test.each([
  ['formatqurey', '/export#f'],
  ['formatQuery', '/export#f'],
  ['drag drop', '/builder#dnd'],
  ['export', '/export'],
  ['export mongodb', '/export#mongodb'],
  ['exporting', '/export'],
  ['nosql', '/export#mongodb'],
  ['dark theme', '/text'],
  ['demo', '/demo'],
])('%s finds %s first', (query, url) => {
  expect(first(query)).toBe(url);
});

test('a question leads to its answer, whatever its wording', () => {
  const [hit] = ask('store the filter').hits;
  expect(hit).toMatchObject({ kind: 'question', url: '/export#mongodb', snippet: null });
  expect(hit?.hierarchy.map((segments) => segments.map(({ text }) => text).join(''))).toEqual([
    'Export',
    'MongoDB',
    'How do I save it?',
  ]);
  expect(ask('mongodb').hits[0]?.kind).toBe('section');
});

test.each(['', ' '])('%j finds what people come for', (query) => {
  expect(ask(query).hits.map(({ task, url }) => [task, url])).toEqual([['save it', '/export#mongodb']]);
});

test('a word that is nowhere is not taken for another one', () => {
  expect(ask('elsewhare').hits[0]?.url).toBe('/text');
  expect(ask('elsewehre').hits[0]?.url).toBe('/text');
  expect(ask('elsewhoco').hits).toEqual([]);
  // A name is looked for by its parts first.
  expect(ask('showMongoDB').hits[0]?.url).toBe('/export#mongodb');
});

test('several names in one table are one hit', () => {
  expect(ask('validator').hits.map(({ url }) => url)).toEqual(['/export#api-O']);
});

test('all words of the query affect the rank', () => {
  const [best, second] = ask('driver moved filter').hits.map(({ url }) => url);
  expect([best, second]).toEqual(['/export#mongodb', '/builder#dnd']);
});

test('a hit has a kind, an address, a trail and a snippet', () => {
  const [hit] = ask('mongo driver').hits;
  expect(hit).toMatchObject({ kind: 'section', version: '5', url: '/export#mongodb' });
  expect(hit?.hierarchy).toEqual([
    [{ text: 'Export', match: false }],
    [
      { text: 'Mongo', match: true },
      { text: 'DB', match: false },
    ],
  ]);
  expect(hit?.snippet).toContainEqual({ text: 'driver', match: true });
});

test('all kinds are counted, whichever one is requested', () => {
  const all = ask('query builder');
  const symbols = ask('query builder', { kind: 'symbol' });
  expect(all.total).toBe(Object.values(all.kinds).reduce((sum, count) => sum + count));
  expect(symbols.kinds).toEqual(all.kinds);
  expect(symbols.total).toBe(all.kinds.symbol);
  expect(symbols.hits.every(({ kind }) => kind === 'symbol')).toBe(true);
});

test('consecutive pages of hits join without gaps', () => {
  const all = ask('other', { limit: 30 }).hits.map(({ id }) => id);
  const parts = [0, 10, 20].flatMap((offset) => ask('other', { offset, limit: 10 }).hits.map(({ id }) => id));
  expect(all).toHaveLength(30);
  expect(parts).toEqual(all);
});

test.each([
  ['<img onerror>', '/dates'],
  ['"onerror"', '/dates'],
  ['__proto__', '/odd'],
  ['constructor', '/odd'],
  ['שלום', '/odd'],
  ['mongodb (.*)+[^\\]$ \u202E', '/export#mongodb'],
])('%s is searched as text', (query, url) => {
  expect(first(query)).toBe(url);
});

test('a match in hostile text is shown as text', () => {
  const [hit] = ask('onerror').hits;
  expect(hit?.snippet?.map(({ text }) => text).join('')).toContain('<img src=x onerror="alert(1)">');
});

test.each(['🎉', '<>', '\\', '\u0000', 'hasOwnProperty', 'xyzzyplugh', 'toString'])('%j finds nothing', (query) => {
  expect(ask(query)).toEqual({ total: 0, kinds: NO_KINDS, hits: [] });
});

test('only 16 words of a query and 64 letters of a word count', () => {
  const letters = 'x'.repeat(64);
  const index = createSearchIndex({
    records: [record({ path: '/letters', title: letters }), ...OTHERS],
    synonyms: [],
  });
  const found = (query: string) =>
    findHits(index, { query, version: '5', offset: 0, limit: 5 }).hits.map(({ url }) => url);
  expect(found(letters + 'y'.repeat(10_000))).toEqual(['/letters']);
  expect(found('qqq '.repeat(15) + letters)).toEqual(['/letters']);
  expect(found('qqq '.repeat(16) + `${letters} `.repeat(150))).toEqual([]);
  expect(found('(<"\'&'.repeat(2_000))).toEqual([]);
});

test('a search without any pages finds nothing', () => {
  const empty = createSearchIndex({ records: [], synonyms: [] });
  expect(findHits(empty, { query: 'rule', version: '5', offset: 0, limit: 5 }).total).toBe(0);
});
