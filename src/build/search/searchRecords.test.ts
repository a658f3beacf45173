import { expect, test } from 'vitest';
import type { DocumentElement, DocumentNode } from '../../document/types';
import { placesOf } from './placesOf';
import { searchRecords } from './searchRecords';

const heading = (level: number, id: string, ...label: DocumentNode[]): DocumentElement => [
  `h${level}`,
  { id },
  ...label,
  ['a', { className: 'anchor', href: `#${id}`, 'aria-label': `Direct link to ${id}` }],
];
const p = (...words: DocumentNode[]): DocumentElement => ['p', null, ...words];
const code = (text: string): DocumentElement => ['code', null, text];
const row = (name: string, words: string, id?: string): DocumentElement => [
  'tr',
  id === undefined ? null : { id },
  ['td', null, code(name), ['div', null, code('string')]],
  ['td', null, words],
];
const table = (...rows: DocumentElement[]): DocumentElement => [
  'div',
  { className: 'table' },
  ['table', null, ['thead', null, ['tr', null, ['th', null, 'Name']]], ['tbody', null, ...rows]],
];

const PAGE = { version: '5', path: '/docs/api/export', category: 'API', title: 'Export', description: 'Turn it.' };

const records = (document: DocumentNode[], changes = {}) => {
  const page = { ...PAGE, ...changes };
  return searchRecords({ ...page, places: placesOf(page.title, document) });
};

/** What tells records apart, on a line each. */
const lines = (document: DocumentNode[]) =>
  records(document).map(({ kind, anchor, headings, text }) => [kind, anchor, headings.join(' > '), text].join(' | '));

test('each heading begins a section of what is said below it', () => {
  expect(
    lines([
      p('First ', code('words'), '.'),
      heading(2, 'sql', 'SQL'),
      p('About SQL.'),
      heading(4, 'named', 'Named ', code('params')),
      p('About names.'),
      heading(2, 'json', 'JSON'),
    ]),
  ).toEqual([
    'page |  |  | Turn it. First words.',
    'section | sql | SQL | About SQL.',
    'section | named | SQL > Named params | About names.',
    'section | json | JSON | ',
  ]);
});

test('a heading that is a documented name is that name, however it is written', () => {
  const api: DocumentElement = ['div', { className: 'api', id: 'api-ParameterizedSQL' }, p('type')];
  expect(lines([heading(2, 'parameterized-sql', 'Parameterized SQL'), p('Safe.'), api, p('More.')]).slice(1)).toEqual([
    'symbol | parameterized-sql | Parameterized SQL | Safe. More.',
  ]);
  const prop: DocumentElement = ['div', { className: 'api', id: 'api-QueryBuilderProps.fields' }, p('Type')];
  expect(lines([heading(2, 'fields', 'fields'), prop]).slice(1)).toEqual(['symbol | fields | fields | ']);
});

test('the members of a type are found below it, at the table that tells of them', () => {
  const api: DocumentElement = ['div', { className: 'api', id: 'api-Options' }, table(row('format', 'Which.'))];
  expect(lines([heading(2, 'options', 'Configuration'), api]).slice(1)).toEqual([
    'section | options | Configuration | ',
    'symbol | api-Options | Configuration > Options | ',
    'symbol | api-Options | Configuration > Options > format | Which.',
  ]);
});

test('small exports have the anchors of their rows', () => {
  const api: DocumentElement = ['div', { className: 'api' }, table(row('splitBy', 'Splits.', 'api-splitBy'))];
  expect(lines([heading(2, 'lists', 'Lists'), api]).at(-1)).toBe('symbol | api-splitBy | Lists > splitBy | Splits.');
});

test('lists of changes document nothing', () => {
  const changes: DocumentElement = ['div', { className: 'api' }, ['details', null, ['summary', null, 'Added']]];
  expect(records([changes])).toHaveLength(1);
});

test('samples and examples are left to the page; words around them stay apart', () => {
  const sample: DocumentElement = ['Code', { language: 'ts', html: 'secret' }];
  const list: DocumentElement = ['ul', null, ['li', null, 'one'], ['li', null, 'two']];
  expect(records([p('Before'), sample, ['Example', { id: 'x' }, sample], list])[0]?.text).toBe(
    'Turn it. Before one two',
  );
});

test('headings in a list or an admonition are found as well', () => {
  const nested: DocumentElement = ['Admonition', { kind: 'note' }, p('Note.'), heading(3, 'inner', 'Inner'), p('In.')];
  expect(lines([nested]).at(-1)).toBe('section | inner | Inner | In.');
});

test('ids are unique, and urls of names that share a place are the same', () => {
  const rows = [row('a', '1'), row('a', '2'), row('b', '3')];
  const found = records([['div', { className: 'api', id: 'api-T' }, table(...rows)]]);
  expect(new Set(found.map(({ id }) => id)).size).toBe(5);
  expect(found.map(({ anchor }) => anchor)).toEqual([null, 'api-T', 'api-T', 'api-T', 'api-T']);
});

test('a page of no version is of the site, and so are its sections', () => {
  const found = records([heading(2, 'more', 'More')], { version: null, path: '/about' });
  expect(found.map(({ kind, version }) => [kind, version])).toEqual([
    ['site', null],
    ['site', null],
  ]);
});

test('hostile words stay words', () => {
  const words = '<img src=x onerror="alert(1)"> __proto__';
  expect(records([heading(2, '__proto__', words), p(words)])[1]).toMatchObject({ headings: [words], text: words });
});
