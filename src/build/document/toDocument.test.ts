import { expect, test } from 'vitest';
import type { DocumentNode } from '../../document/types';
import { compileDocument } from './compileDocument';

/** Compiles with a context that takes every link, and notes it. */
async function compile(body: string) {
  const links: string[] = [];
  const document = await compileDocument(
    body,
    { file: 'a.mdx', firstLine: 1 },
    {
      link: (target) => links[links.push(target) - 1] ?? '',
      readExample: () => ({ id: '', code: '', files: {} }),
      api: null,
      nextId: (prefix) => prefix,
    },
  );
  return { ...document, links };
}

const anchor = (id: string, label: string): DocumentNode => [
  'a',
  { className: 'anchor', href: `#${id}`, 'aria-label': `Direct link to ${label}` },
];
const outside = { target: '_blank', rel: 'noopener noreferrer' };
const demoLink: DocumentNode = [
  'Link',
  { to: '/demo#a=true', className: 'demo-link' },
  'Try ',
  ['code', null, 'a'],
  ' in the demo',
];
const center = { style: { textAlign: 'center' } };

test.each<[string, DocumentNode[]]>([
  [
    '*a* **b** ~~c~~ `d`',
    [['p', null, ['em', null, 'a'], ' ', ['strong', null, 'b'], ' ', ['del', null, 'c'], ' ', ['code', null, 'd']]],
  ],
  ['https://b.example', [['p', null, 'https://b.example']]],
  ['a  \nb', [['p', null, 'a', ['br', null], '\n', 'b']]],
  ['\\{a\\} \\<b> &amp;', [['p', null, '{a} <b> &']]],
  ['- a\n- b', [['ul', null, ['li', null, 'a'], ['li', null, 'b']]]],
  ['3. a', [['ol', { start: 3 }, ['li', null, 'a']]]],
  ['> a', [['blockquote', null, ['p', null, 'a']]]],
  ['---', [['hr', null]]],
  ['![A cat](/cat.png)', [['p', null, ['img', { src: '/cat.png', alt: 'A cat' }]]]],
  ['<abbr title="x">a</abbr>', [['p', null, ['abbr', { title: 'x' }, 'a']]]],
  ['H<sub>2</sub>O<br />', [['p', null, 'H', ['sub', null, '2'], 'O', ['br', null]]]],
  ['<DemoLink option="a" />', [['p', null, demoLink]]],
  [
    ':::tip[A `b`]\ntext\n:::',
    [['Admonition', { kind: 'tip' }, ['Title', null, 'A ', ['code', null, 'b']], ['p', null, 'text']]],
  ],
  ['a {/* b */}\n\n{/* c */}', [['p', null, 'a ']]],
  [
    '<details open>\n<summary>The *same*</summary>\n\ntext\n\n</details>',
    [['details', { open: true }, ['summary', null, 'The ', ['em', null, 'same']], ['p', null, 'text']]],
  ],
])('%j', async (body, tree) => {
  expect((await compile(body)).tree).toEqual(tree);
});

test('a table scrolls in a region that the keyboard reaches', async () => {
  const { tree } = await compile('| a | b |\n| :-: | - |\n| 1 | `2` |');
  expect(tree).toEqual([
    [
      'div',
      { className: 'table', role: 'group', 'aria-label': 'Table', tabIndex: 0 },
      [
        'table',
        null,
        ['thead', null, ['tr', null, ['th', center, 'a'], ['th', null, 'b']]],
        ['tbody', null, ['tr', null, ['td', center, '1'], ['td', null, ['code', null, '2']]]],
      ],
    ],
  ]);
});

test('a task list has boxes that say whether they are done', async () => {
  const { tree } = await compile('- [x] a\n- [ ] b');
  expect(JSON.stringify(tree)).toContain('["input",{"type":"checkbox","checked":true,"disabled":true}]');
  expect(JSON.stringify(tree)).toContain('["input",{"type":"checkbox","disabled":true}]');
});

test.each<[string, DocumentNode, string[]]>([
  ['[a](/demo)', ['Link', { to: '/demo' }, 'a'], ['/demo']],
  ['[*a*](../b.mdx#c)', ['Link', { to: '../b.mdx#c' }, ['em', null, 'a']], ['../b.mdx#c']],
  ['[a](#b)', ['a', { href: '#b' }, 'a'], ['#b']],
  ['[a](https://b.example)', ['a', { href: 'https://b.example', ...outside }, 'a'], []],
  ['[a](/demo "B c")', ['Link', { to: '/demo', title: 'B c' }, 'a'], ['/demo']],
  ['[a](#b "B c")', ['a', { href: '#b', title: 'B c' }, 'a'], ['#b']],
  ['[a](https://b.example "B c")', ['a', { href: 'https://b.example', title: 'B c', ...outside }, 'a'], []],
  ['[a][b]\n\n[b]: /demo', ['Link', { to: '/demo' }, 'a'], ['/demo']],
])('the link %j', async (body, element, links) => {
  const document = await compile(body);
  expect(document.tree).toEqual([['p', null, element]]);
  expect(document.links).toEqual(links);
});

test('headings link to themselves; those of level 2 and 3 are listed, links in them as text', async () => {
  const { tree, headings, anchors, links } = await compile('## The [`a`](/b) *c*\n\n#### Deep\n\n### Third');
  expect(tree).toEqual([
    [
      'h2',
      { id: 'the-a-c' },
      'The ',
      ['Link', { to: '/b' }, ['code', null, 'a']],
      ' ',
      ['em', null, 'c'],
      anchor('the-a-c', 'The a c'),
    ],
    ['h4', { id: 'deep' }, 'Deep', anchor('deep', 'Deep')],
    ['h3', { id: 'third' }, 'Third', anchor('third', 'Third')],
  ]);
  expect(headings).toEqual([
    { id: 'the-a-c', level: 2, label: ['The ', 'a', ' ', ['em', null, 'c']] },
    { id: 'third', level: 3, label: ['Third'] },
  ]);
  expect(anchors).toEqual(['the-a-c', 'deep', 'third']);
  expect(links).toEqual(['/b']);
});

test('headings in admonitions, tabs and details are listed in their order', async () => {
  const body =
    ':::note\n\n## A\n\n:::\n\n<Tabs>\n<Tab label="x">\n\n## B\n\n</Tab>\n</Tabs>\n\n<details>\n\n### C\n\n</details>';
  expect((await compile(body)).headings.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('footnotes link there and back, and their heading is not listed', async () => {
  const { headings, anchors, links, tree } = await compile('Text[^1].\n\n[^1]: Note.');
  expect(headings).toEqual([]);
  expect(links).toEqual(['#fn-1', '#fnref-1']);
  expect(anchors).toEqual(expect.arrayContaining(['fn-1', 'fnref-1', 'footnote-label']));
  expect(JSON.stringify(tree)).toContain('["h2",{"className":"sr-only","id":"footnote-label"},"Footnotes"]');
  expect(JSON.stringify(tree)).toContain('"aria-describedby":"footnote-label"');
});

test('a fence without a language is text; one in a list stays there', async () => {
  const [list] = (await compile('- a\n\n  ```\n  <b>\n  ```')).tree;
  expect(list).toMatchObject(['ul', null, { 0: 'li' }]);
  expect(JSON.stringify(list)).toContain('["Code",{"language":"text","html":"&lt;b>"}]');
});
