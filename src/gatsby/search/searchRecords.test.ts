import type { Element } from 'hast';
import { h } from 'hastscript';
import { expect, test } from 'vitest';
import { codeBlock } from '../document/codeBlock';
import { tabs } from '../document/tabs';
import { searchRecords } from './searchRecords';
import { searchSections } from './searchSections';

const p = (...words: (Element | string)[]) => h('p', words);
const row = (name: string, words: string, id?: string) =>
  h('tr', { id }, [h('td', [h('code', name), h('div', [h('code', 'string')])]), h('td', words)]);
const table = (...rows: Element[]) =>
  h('div', { className: 'table' }, [h('table', [h('thead', [h('tr', [h('th', 'Name')])]), h('tbody', rows)])]);
const api = (id: string | undefined, ...content: Element[]) => h('div', { className: 'api', id }, content);

const PAGE = { version: '5', path: '/docs/api/export', category: 'API', title: 'Export', description: 'Turn it.' };

const records = (content: Element[]) => searchRecords({ ...PAGE, sections: searchSections(PAGE.title, content) });

/** The distinguishing fields of each record, one line per record. */
const lines = (content: Element[]) =>
  records(content).map(({ kind, anchor, headings, text }) => [kind, anchor, headings.join(' > '), text].join(' | '));

test('each heading begins a section with the text below it', () => {
  expect(
    lines([
      p('First ', h('code', 'words'), '.'),
      h('h2', { id: 'sql' }, 'SQL'),
      p('About SQL.'),
      h('h4', { id: 'named' }, ['Named ', h('code', 'params')]),
      p('About names.'),
      h('h2', { id: 'json' }, 'JSON'),
    ]),
  ).toEqual([
    'page |  |  | Turn it. First words.',
    'section | sql | SQL | About SQL.',
    'section | named | SQL > Named params | About names.',
    'section | json | JSON | ',
  ]);
});

test('a heading that names a documented symbol becomes its record, however it is written', () => {
  const declaration = api('api-ParameterizedSQL', p('type'));
  expect(
    lines([h('h2', { id: 'parameterized-sql' }, 'Parameterized SQL'), p('Safe.'), declaration, p('More.')]).slice(1),
  ).toEqual(['symbol | parameterized-sql | Parameterized SQL | Safe. More.']);
  const prop = api('api-QueryBuilderProps.fields', p('Type'));
  expect(lines([h('h2', { id: 'fields' }, 'fields'), prop]).slice(1)).toEqual(['symbol | fields | fields | ']);
});

test('the members of a type are found below it, at its table', () => {
  const options = api('api-Options', table(row('format', 'Which.')));
  expect(lines([h('h2', { id: 'options' }, 'Configuration'), options]).slice(1)).toEqual([
    'section | options | Configuration | ',
    'symbol | api-Options | Configuration > Options | ',
    'symbol | api-Options | Configuration > Options > format | Which.',
  ]);
});

test('small exports have the anchors of their rows', () => {
  const names = api(undefined, table(row('splitBy', 'Splits.', 'api-splitBy')));
  expect(lines([h('h2', { id: 'lists' }, 'Lists'), names]).at(-1)).toBe(
    'symbol | api-splitBy | Lists > splitBy | Splits.',
  );
});

test('lists of changes add no records', () => {
  const changes = api(undefined, h('details', [h('summary', 'Added')]));
  expect(records([changes])).toHaveLength(1);
});

test('samples, examples and labels of tabs are left out, and words around them stay apart', () => {
  const sample = codeBlock('secret', 'ts');
  const example = h('section', { className: 'example' }, [p('Live'), sample]);
  const list = h('ul', [h('li', 'one'), h('li', 'two')]);
  const panels = tabs([{ label: 'npm', content: [p('Inside'), sample] }], null, { nextId: () => 'tabs-1' });
  expect(records([p('Before'), sample, example, panels, list])[0]?.text).toBe('Turn it. Before Inside one two');
});

test('headings in a list or an admonition are included', () => {
  const nested = h('aside', [p('Note.'), h('h3', { id: 'inner' }, 'Inner'), p('In.')]);
  expect(lines([nested]).at(-1)).toBe('section | inner | Inner | In.');
});

test('names that share a place have the same address', () => {
  const rows = [row('a', '1'), row('a', '2'), row('b', '3')];
  const found = records([api('api-T', table(...rows))]);
  expect(found.map(({ anchor }) => anchor)).toEqual([null, 'api-T', 'api-T', 'api-T', 'api-T']);
});

test('hostile words are unchanged', () => {
  const words = '<img src=x onerror="alert(1)"> __proto__';
  expect(records([h('h2', { id: '__proto__' }, words), p(words)])[1]).toMatchObject({ headings: [words], text: words });
});
