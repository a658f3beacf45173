import { expect, test } from 'vitest';
import type { DocumentNode } from '../../document/types';
import { compileDocument } from './compileDocument';

/** What a page becomes, with the text of its samples instead of their HTML. */
async function compile(body: string) {
  let ids = 0;
  const context = {
    link: (target: string) => target,
    readExample: () => ({ id: '5/a', code: 'const a: number = 1;', files: {} }),
    nextId: (prefix: string) => `${prefix}-${++ids}`,
    api: null,
  };
  const { tree } = await compileDocument(body, { file: 'a.mdx', firstLine: 1 }, context);
  return tree.map(withText);
}

function withText(node: DocumentNode): DocumentNode {
  if (typeof node === 'string') return node;
  const [name, props, ...children] = node;
  if (name === 'Code') return [name, { ...props, html: String(props?.html).replace(/<[^>]*>/g, '') }];
  return [name, props, ...children.map(withText)];
}

const code = (language: string, html: string, more = {}): DocumentNode => ['Code', { language, html, ...more }];

const tabs = (id: string, typescript: DocumentNode, javascript: DocumentNode): DocumentNode => [
  'Tabs',
  { id, group: 'language' },
  ['Tab', { label: 'TypeScript' }, typescript],
  ['Tab', { label: 'JavaScript', derived: true }, javascript],
];

test('a sample with types is shown in both languages', async () => {
  expect(await compile('```ts\nconst a: A = 1;\n```\n\n```tsx\n(b as B).c;\n```')).toEqual([
    tabs('tabs-1', code('ts', 'const a: A = 1;'), code('js', 'const a = 1;')),
    tabs('tabs-2', code('tsx', '(b as B).c;'), code('jsx', 'b.c;')),
  ]);
});

test.each([
  ['App.tsx', 'App.jsx'],
  ['src/fields.ts', 'src/fields.js'],
  ['My fields.ts: all', 'My fields.ts: all'],
  ['Right', 'Right'],
])('the title %s is %s in JavaScript', async (title, javascript) => {
  expect(await compile(`\`\`\`ts showLineNumbers title="${title}"\na as B;\n\`\`\``)).toEqual([
    tabs(
      'tabs-1',
      code('ts', 'a as B;\n', { title, numbered: true }),
      code('js', 'a;\n', { title: javascript, numbered: true }),
    ),
  ]);
});

test.each(['{1}', 'ins={1}', 'del={1}', 'typescript', 'title="a.ts" typescript', 'error="not assignable"'])(
  'a sample with %s stays alone',
  async (meta) => {
    const tree = await compile(`\`\`\`ts ${meta}\na as B;\n\`\`\``);
    expect(tree).toHaveLength(1);
    expect(tree[0]?.[0]).toBe('Code');
  },
);

test('a sample with a comment that marks lines stays alone', async () => {
  expect(await compile('```ts\n// highlight-next-line\na as B;\n```')).toEqual([code('ts', 'a as B;\n')]);
});

test('samples without types, in other languages and in tabs of their author stay as they are', async () => {
  const body = [
    '```ts\na();\n```',
    '```js\na();\n```',
    '<Tabs>\n<Tab label="x">\n\n```ts\na as B;\n```\n\n</Tab>\n</Tabs>',
  ].join('\n\n');
  expect(await compile(body)).toEqual([
    code('ts', 'a();'),
    code('js', 'a();'),
    ['Tabs', { id: 'tabs-1', group: null }, ['Tab', { label: 'x' }, code('ts', 'a as B;')]],
  ]);
});

test('a sample in a list and in an admonition is shown in both; an example is not', async () => {
  const [list, note, example] = await compile(
    '- a\n\n  ```ts\n  a as B;\n  ```\n\n:::note\n\n```ts\na as B;\n```\n\n:::\n\n<Example name="a" />',
  );
  for (const node of [list, note]) expect(JSON.stringify(node)).toContain('"derived":true');
  expect(example).toEqual([
    'Example',
    { id: '5/a', title: null, source: 'open' },
    code('tsx', 'const a: number = 1;', { title: 'a.tsx' }),
  ]);
});

test('what is wrong with a fence is told as ever', async () => {
  await expect(compile('a\n\n```ts {2}\na as B;\n```')).rejects.toThrow('a.mdx:3: line 2 after the language');
});
