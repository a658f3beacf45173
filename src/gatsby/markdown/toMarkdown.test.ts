import type { Element } from 'hast';
import { h } from 'hastscript';
import { expect, test } from 'vitest';
import { apiMember, apiSymbol, declaredApi } from '../../../tests/support/api';
import { compile } from '../../../tests/support/compile';
import { versionApi } from '../api/versionApi';
import { COMPONENTS } from '../document/components';
import { codeBlock } from '../document/codeBlock';
import { ADMONITION_TITLES } from '../document/remarkAdmonitions';
import { toMarkdown } from './toMarkdown';

const API = declaredApi(
  apiSymbol('Options', {
    signature: 'interface Options {\n  a: "x" | "y";\n}',
    members: [apiMember('a', { type: '"x" | "y"', optional: false })],
  }),
);

async function convert(body: string): Promise<string> {
  let ids = 0;
  const versions = ['v4', 'v5'].map((label) => ({ label, api: label === 'v5' ? API : { ...API, symbols: [] } }));
  const { markdown } = await compile(body, {
    link: (target) => target.replace('./other.mdx', '/docs/other').replace('api:', '/docs/api#'),
    readExample: () => ({ id: '5/a', code: 'const a = 1;', files: { 'a.tsx': 'const a = 1;' } }),
    nextId: (prefix) => `${prefix}-${++ids}`,
    version: '5',
    bytesOf: () => Promise.resolve(1000),
    api: { ...versionApi(versions, 1), documentedName: (name) => name },
  });
  return markdown.trimEnd();
}

test.each([
  ['a\n\n## A `b` *c* [#own]', 'a\n\n## A `b` _c_'],
  ['a **b** ~~c~~ `` `d` ``', 'a **b** ~~c~~ `` `d` ``'],
  ['1 \\* 2 \\< 3 and \\{a\\} and # no heading', '1 \\* 2 < 3 and {a} and # no heading'],
  ['a  \nb', 'a\\\nb'],
  ['> a\n>\n> b', '> a\n>\n> b'],
  ['---', '---'],
  ['- a\n  - b\n- c', '- a\n  - b\n- c'],
  ['- a\n\n  b', '- a\n\n  b'],
  ['3. a\n4. b', '3. a\n4. b'],
  ['- [x] a\n- [ ] b', '- [x] a\n- [ ] b'],
  ['- [x] a\n\n  b\n- [ ] c', '- [x] a\n\n  b\n\n- [ ] c'],
  [
    'a[^n] b[^2]\n\n[^n]: One `x`.\n\n    More.\n[^2]: Two.',
    'a[^n] b[^2]\n\n[^n]: One `x`.\n\n    More.\n\n[^2]: Two.',
  ],
  ['| a | b |\n| :-: | - |\n| `x\\|y` | c<br />d \\| e |', '| a | b |\n| :-: | - |\n| `x\\|y` | c<br>d \\| e |'],
  [
    '<kbd>Ctrl</kbd> <abbr title="A | &quot;b&quot;">a</abbr>',
    '<kbd>Ctrl</kbd> <abbr title="A &#124; &quot;b&quot;">a</abbr>',
  ],
  ['H<sub>2</sub>O<sup>*x*</sup>', 'H<sub>2</sub>O<sup>_x_</sup>'],
  [
    '<details open>\n<summary>The `a<b>` *c*</summary>\n\ntext\n\n</details>',
    '<details open>\n<summary>The <code>a&lt;b></code> <em>c</em></summary>\n\ntext\n\n</details>',
  ],
  [':::note\ntext\n:::', '> [!NOTE]\n>\n> text'],
  [':::caution[Choose `a`]\ntext\n:::', '> [!WARNING]\n> **Choose `a`**\n>\n> text'],
  ['```js title="a.js"\na();\n```', '```js title="a.js"\na();\n```'],
  ['````md\n```js\n```\n````', '````md\n```js\n```\n````'],
  ['```ts\na as B;\n```', '```ts\na as B;\n```'],
  [
    '<Tabs group="language">\n<Tab label="TypeScript">\n\na\n\n</Tab>\n<Tab label="JavaScript">\n\nb\n\n</Tab>\n</Tabs>',
    '**TypeScript**\n\na\n\n**JavaScript**\n\nb',
  ],
  ['<Example name="a" title="Fields" />', '**Fields**\n\n```tsx title="a.tsx"\nconst a = 1;\n```'],
])('%j', async (body, expected) => {
  expect(await convert(body)).toBe(expected);
});

test.each([
  ['[a](./other.mdx#b)', '[a](https://a.example/p/docs/other.md#b)'],
  ['[`a` *b*](#c)', '[`a` _b_](https://a.example/p/docs/a.md#c)'],
  ['[a](/demo "T")', '[a](https://a.example/p/demo.md "T")'],
  ['[a](/demo#a=b)', '[a](https://a.example/p/demo#a=b)'],
  ['[a](https://b.example)', '[a](https://b.example)'],
  ['![A cat](/cat.png)', '![A cat](https://a.example/p/cat.png)'],
])('the address of %j is valid outside of the page', async (body, expected) => {
  expect(await convert(body)).toBe(expected);
});

test('links to a place of the page once in each section', async () => {
  const place = 'https://a.example/p/docs/a.md#d';
  expect(await convert('[a](#d) [`b` *c*](#d)[e](./other.mdx#d)\n\n## F\n\n[g](#d)\n\n### H\n\n[i](#d)')).toBe(
    `[a](${place}) \`b\` _c_[e](https://a.example/p/docs/other.md#d)\n\n## F\n\n[g](${place})\n\n### H\n\ni`,
  );
});

const tableOf = (...cell: Element[]) =>
  toMarkdown(h(null, h('table', [h('thead', [h('tr', [h('th', cell)])])])), { site: '', path: '/a' }).trimEnd();

test('a table cell becomes one line, whatever it contains', () => {
  const list = h('ul', [h('li', 'c'), h('li', [h('p', ['d ', h('code', 'x | y')])])]);
  expect(tableOf(h('p', 'a\nb'), list, codeBlock('e();\n  f();', 'ts'))).toBe(
    '| a b<br>• c<br>• d `x \\| y`<br>`e(); f();` |\n| - |',
  );
});

test.each([
  ['{1}', 'ts {1}', 'a();\nb();', '```ts\na();\nb();\n```'],
  [
    'lines that are added and removed',
    'ts ins={2} del={1}',
    'a();\nb();\n\nc();',
    '```diff\n-a();\n+b();\n\n c();\n```',
  ],
  ['a comment that marks', 'ts', '// highlight-next-line\na();', '```ts\na();\n```'],
])('converts a sample with %s', async (_, fence, code, expected) => {
  expect(await convert(`\`\`\`${fence}\n${code}\n\`\`\``)).toBe(expected);
});

/** A use of every component and element that authors may write. */
const IN_USE: Record<string, string> = {
  Tabs: '<Tabs>\n<Tab label="x">\n\na\n\n</Tab>\n</Tabs>',
  Tab: '<Tabs group="g">\n<Tab label="x">\n\na\n\n</Tab>\n</Tabs>',
  Install: '<Install packages="lib" />',
  Example: '<Example name="a" />',
  Source: '<Source name="data/a.ts" />',
  DemoLink: '<DemoLink option="disabled" />',
  Api: '<Api of="Options" />\n\n<Api of="Options.a" />',
  ApiTable: '<ApiTable of="Options">\n\n- `a`: Words.\n\n</ApiTable>',
  ApiNames: '<ApiNames of="Options">\n\n- `Options`: Words.\n\n</ApiNames>',
  ApiChanges: '<ApiChanges />',
  ImportSizes: '<ImportSizes>\n\n- `a`\n\n</ImportSizes>',
  MigrationCheck: '<MigrationCheck />',
  abbr: '<abbr title="A">a</abbr>',
  br: 'a<br />b',
  del: '<del>a</del>',
  details: '<details>\n<summary>a</summary>\n\nb\n\n</details>',
  ins: '<ins>a</ins>',
  kbd: '<kbd>a</kbd>',
  mark: '<mark>a</mark>',
  sub: '<sub>a</sub>',
  summary: '<details>\n<summary>*a*</summary>\n\nb\n\n</details>',
  sup: '<sup>a</sup>',
};

test('the samples below use all that an author may write', () => {
  expect(Object.keys(IN_USE).sort()).toEqual(Object.keys(COMPONENTS).sort());
});

test.each(Object.entries(IN_USE))('%s has a form in markdown', async (_, body) => {
  expect(await convert(body)).not.toBe('');
});

test.each(Object.keys(ADMONITION_TITLES))('%s is an alert of a kind that GitHub knows', async (kind) => {
  expect(await convert(`:::${kind}\na\n:::`)).toMatch(/^> \[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]\n>\n> a$/);
});
