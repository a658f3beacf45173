import { expect, test } from 'vitest';
import { apiMember, apiSymbol, declaredApi } from '../../../tests/support/api';
import { compile } from '../../../tests/support/compile';
import { versionApi } from '../api/versionApi';
import { ContentError } from '../ContentError';

const htmlOf = async (body: string) => (await compile(body)).html;

const anchor = (id: string, label: string) => `<a class="anchor" href="#${id}">${label}</a>`;

test.each([
  ['*a* **b** ~~c~~ `d`', '<p><em>a</em> <strong>b</strong> <del>c</del> <code translate="no">d</code></p>'],
  ['https://b.example', '<p>https://b.example</p>'],
  ['a  \nb', '<p>a<br>\nb</p>'],
  ['\\{a\\} \\<b> &amp;', '<p>{a} &lt;b> &amp;</p>'],
  ['- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
  ['3. a', '<ol start="3"><li>a</li></ol>'],
  ['> a', '<blockquote><p>a</p></blockquote>'],
  ['---', '<hr>'],
  ['![A cat](/cat.png)', '<p><img src="/p/cat.png" alt="A cat" width="20" height="10" decoding="async"></p>'],
  ['<abbr title="x">a</abbr>', '<p><abbr title="x">a</abbr></p>'],
  ['H<sub>2</sub>O<br />', '<p>H<sub>2</sub>O<br></p>'],
  [
    ':::tip[A `b`]\ntext\n:::',
    '<aside class="ui-notice tip" role="note"><p class="ui-notice-title">A <code translate="no">b</code></p><p>text</p></aside>',
  ],
  ['a {/* b */}\n\n{/* c */}', '<p>a </p>'],
  [
    '<details open>\n<summary>The *same*</summary>\n\ntext\n\n</details>',
    '<details open><summary>The <em>same</em></summary><p>text</p></details>',
  ],
  [
    '- [x] a\n- [ ] b',
    '<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" checked disabled> a</li><li class="task-list-item"><input type="checkbox" disabled> b</li></ul>',
  ],
])('%j', async (body, html) => {
  expect(await htmlOf(body)).toBe(html);
});

test('a table scrolls in a region that the keyboard reaches', async () => {
  expect(await htmlOf('| a | b |\n| :-: | - |\n| 1 | `2` |')).toBe(
    '<div class="table" role="group" aria-label="Table" tabindex="0"><table>' +
      '<thead><tr><th style="text-align:center">a</th><th>b</th></tr></thead>' +
      '<tbody><tr><td style="text-align:center">1</td><td><code translate="no">2</code></td></tr></tbody></table></div>',
  );
});

const OUTSIDE = 'target="_blank" rel="noopener noreferrer"';

test.each([
  ['[a](/demo)', '<a href="/p/demo">a</a>', ['/demo']],
  ['[*a*](../b.mdx#c)', '<a href="/p/docs/b#c"><em>a</em></a>', ['../b.mdx#c']],
  ['[a](#b)', '<a href="#b">a</a>', ['#b']],
  ['[a](https://b.example)', `<a href="https://b.example" ${OUTSIDE}>a</a>`, []],
  ['[a](/demo "B c")', '<a href="/p/demo" title="B c">a</a>', ['/demo']],
  ['[a](https://b.example "B c")', `<a href="https://b.example" title="B c" ${OUTSIDE}>a</a>`, []],
  ['[a][b]\n\n[b]: /demo', '<a href="/p/demo">a</a>', ['/demo']],
])('the link %j is resolved, below the path prefix', async (body, html, expected) => {
  const links: string[] = [];
  const link = (target: string) => {
    links.push(target);
    return target.replace('../b.mdx', '/docs/b');
  };
  expect((await compile(body, { link })).html).toBe(`<p>${html}</p>`);
  expect(links).toEqual(expected);
});

test('headings link to themselves, and those of level 2 and 3 are listed, with links in them as text', async () => {
  const { html, headings, anchors } = await compile('Text\n\n## The [`a`](/b) *c*\n\n### Third\n\n#### Deep');
  expect(html).toBe(
    `<p>Text</p><h2 id="the-a-c">The <a href="/p/b"><code translate="no">a</code></a> <em>c</em></h2>` +
      `<h3 id="third">${anchor('third', 'Third')}</h3><h4 id="deep">${anchor('deep', 'Deep')}</h4>`,
  );
  expect(headings).toEqual([
    { id: 'the-a-c', level: 2, html: 'The a <em>c</em>', purpose: null },
    { id: 'third', level: 3, html: 'Third', purpose: null },
  ]);
  expect(anchors).toEqual(['the-a-c', 'third', 'deep']);
});

test('a long name among the headings may break between its words', async () => {
  const { headings } = await compile('Text.\n\n## showCombinatorsBetweenRules\n\n## fields');
  expect(headings.map(({ html }) => html)).toEqual(['show<wbr>Combinators<wbr>Between<wbr>Rules', 'fields']);
});

test('headings have the purposes of a table for props, and of no other', async () => {
  const table = (column: string) => `| For | ${column} |\n| --- | --- |\n| *Data* | [a](#a), [b](#b) |`;
  const purposes = async (column: string) =>
    (await compile(`${table(column)}\n\n## A\n\n## B\n\n## C`)).headings.map(({ purpose }) => purpose);
  expect(await purposes('Props')).toEqual(['Data', 'Data', null]);
  expect(await purposes('Types')).toEqual([null, null, null]);
});

test('headings in admonitions, tabs and details are listed in their order', async () => {
  const body =
    ':::note\n\n## A\n\n:::\n\n<Tabs>\n<Tab label="x">\n\n## B\n\n</Tab>\n</Tabs>\n\n<details>\n\n### C\n\n</details>';
  expect((await compile(body)).headings.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('footnotes link there and back, and their heading is not listed', async () => {
  const { headings, anchors, html } = await compile('Text[^1].\n\n[^1]: Note.');
  expect(headings).toEqual([]);
  expect(anchors).toEqual(['fnref-1', 'footnote-label', 'fn-1']);
  expect(html).toContain('<h2 class="sr-only" id="footnote-label">Footnotes</h2>');
  expect(html).toContain('<a href="#fn-1" id="fnref-1" data-footnote-ref aria-describedby="footnote-label">1</a>');
  expect(html).toContain('<a href="#fnref-1" data-footnote-backref');
});

test('a fence in a list stays in it', async () => {
  expect(await htmlOf('- a\n\n  ```text\n  <b>\n  ```')).toMatch(
    /^<ul><li>[\s\S]*<code class="code" data-language="text">&lt;b><\/code>[\s\S]*<\/li><\/ul>$/,
  );
});

const NAMES =
  'Tabs, Tab, Install, Example, Source, DemoLink, Api, ApiTable, ApiNames, ApiChanges, ImportSizes, MigrationCheck, abbr, del, ins, kbd, mark, sub, sup, br, details, summary';

test.each([
  ['Text\n\n<constructor />', 7, `<constructor>: expected one of ${NAMES}`],
  [
    'Text\n\n<Admonition kind="tip">\n\ntext\n\n</Admonition>',
    7,
    '<Admonition>: expected one of :::note, :::tip, :::info, :::caution, :::danger',
  ],
  ['<Tabs>\n\n- <Tab label="a">text</Tab>\n\n</Tabs>', 7, '<Tab>: expected directly in <Tabs>'],
  ['<summary>a</summary>', 5, '<summary>: expected directly in <details>'],
  ['a <br>b</br>', 5, '<br>: expected nothing in it'],
  ['<Install packages="a">\n\nb\n\n</Install>', 5, '<Install>: expected nothing in it'],
  ['Text\nand <mark style="a">b</mark>', 6, '<mark>: unknown attribute "style"; expected none'],
  ['<abbr open title="a">b</abbr>', 5, '<abbr>: unknown attribute "open"; expected title'],
  ['<details open="no">\n\na\n\n</details>', 5, '<details> open: expected no value'],
  [
    '<Example name="intro/fields" __proto__="a" />',
    5,
    '<Example>: unknown attribute "__proto__"; expected name, title, editable',
  ],
  [
    'Text\n\n<Tabs>\n\n<Tab label="a">\n\nmore\n\n</Tabs>',
    13,
    'Unexpected closing tag `</Tabs>`, expected corresponding closing tag for `<Tab>` of line 9',
  ],
  ['Text\n\na\n<kbd>b\n\nc', 7, 'Expected a closing tag for `<kbd>` of line 8 before the end of `paragraph`'],
  ['Text\n\na <=b', 7, 'a "<" that is text: expected \\<, or code between backticks'],
  ['::::note\n\n<DemoLink option="debugMode" value="no" />\n\n::::', 7, '<DemoLink> value: expected "true" or "false"'],
])('%j is reported with file and line', async (body, line, expected) => {
  await expect(compile(body)).rejects.toThrow(new ContentError('content/docs/5/a.mdx', line, expected));
});

test.each(['a \\[^1]', '`[^1]`', '[a][b]\n\n[b]: /c', 'a[^1]\n\n[^1]: b', '[mail](mailto:a@b.example)', 'a: b'])(
  '%j is no mistake',
  async (body) => {
    await expect(compile(body)).resolves.toBeDefined();
  },
);

test('content that markdown cannot express is reported with its file', async () => {
  const api = versionApi([{ label: 'v5', api: declaredApi(apiSymbol('T', { members: [apiMember('a')] })) }], 0);
  const body = '<ApiTable of="T">\n\n- `a`: words\n\n  > quoted\n\n</ApiTable>';
  await expect(compile(body, { api: { ...api, documentedName: () => undefined } })).rejects.toThrow(
    'content/docs/5/a.mdx:5: a blockquote in a cell of a table, which markdown cannot hold',
  );
});
