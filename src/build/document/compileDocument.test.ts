import { expect, test } from 'vitest';
import { compile } from '../../../tests/support/compile';
import { ContentError } from '../ContentError';

test('a page of all that is known compiles', async () => {
  const body = [
    'A paragraph.',
    '',
    '## First [#one]',
    '',
    ':::tip[`Title`]',
    '',
    '<Install packages="a b" />',
    '',
    ':::',
    '',
    '### Second',
    '',
    '```text title="a.txt"',
    'a < b',
    '```',
  ];
  const { tree, headings, anchors } = await compile(body.join('\n'));
  expect(tree.map(([name]) => name)).toEqual(['p', 'h2', 'Admonition', 'h3', 'Code']);
  expect(headings).toEqual([
    { id: 'one', level: 2, label: ['First'] },
    { id: 'second', level: 3, label: ['Second'] },
  ]);
  expect(anchors).toEqual(['one', 'second']);
});

test('an empty page is an empty document', async () => {
  expect(await compile('')).toEqual({ tree: [], headings: [], anchors: [] });
});

const NAMES =
  'Tabs, Tab, Install, Example, Source, DemoLink, Api, ApiTable, ApiNames, ApiChanges, abbr, del, ins, kbd, mark, sub, sup, br, details, summary';
const META =
  'expected title="…", {1,3-5}, ins={…}, del={…}, showLineNumbers, typescript, continued, output, version="…", unchecked="…", error="…", throws="…" or as="…"';

test.each([
  [
    'a heading of level 1',
    'Text\n\n# One',
    7,
    'a heading of level 1: expected ## at most, for the title is the heading of the page',
  ],
  ['two equal ids', '## A [#x]\n\n## B [#x]', 7, 'two headings with the id "x"'],
  [
    'an unknown admonition',
    ':::warning\nText\n:::',
    5,
    'no admonition "warning": expected note, tip, info, caution, danger',
  ],
  ['an unknown component', 'Text\n\n<Video />', 7, `<Video>: expected one of ${NAMES}`],
  ['HTML that is not known', 'Text\n\n<div>\n\ntext\n\n</div>', 7, `<div>: expected one of ${NAMES}`],
  [
    'an unknown language',
    '\n```typescript\na\n```',
    6,
    'no language "typescript": expected js, jsx, ts, tsx, json, css, scss, html, sql, shell, mdx, md, yaml, text',
  ],
  ['an unknown meta', '- Item\n\n  ```ts wrap\n  a\n  ```', 7, `"wrap" after the language: ${META}`],
  ['a name that every object inherits', 'Text\n\n<constructor />', 7, `<constructor>: expected one of ${NAMES}`],
  [
    'an admonition as a component',
    'Text\n\n<Admonition kind="tip">\n\ntext\n\n</Admonition>',
    7,
    '<Admonition>: expected one of :::note, :::tip, :::info, :::caution, :::danger',
  ],
  ['a tab outside tabs', 'Text\n\n<Tab label="a">\n\ntext\n\n</Tab>', 7, '<Tab>: expected directly in <Tabs>'],
  ['a tab deeper in tabs', '<Tabs>\n\n- <Tab label="a">text</Tab>\n\n</Tabs>', 7, '<Tab>: expected directly in <Tabs>'],
  ['a summary of nothing', '<summary>a</summary>', 5, '<summary>: expected directly in <details>'],
  ['something in an empty element', 'a <br>b</br>', 5, '<br>: expected nothing in it'],
  [
    'something in an empty component',
    '<Install packages="a">\n\nb\n\n</Install>',
    5,
    '<Install>: expected nothing in it',
  ],
  ['an HTML attribute', 'Text\nand <mark style="a">b</mark>', 6, '<mark>: unknown attribute "style"; expected none'],
  [
    'an HTML attribute of another element',
    '<abbr open title="a">b</abbr>',
    5,
    '<abbr>: unknown attribute "open"; expected title',
  ],
  [
    'an HTML attribute with a wrong value',
    '<details open="no">\n\na\n\n</details>',
    5,
    '<details> open: expected no value',
  ],
  [
    'an attribute that a component does not know',
    '<Tabs>\n<Tab label="a" labl="b">\n\ntext\n\n</Tab>\n</Tabs>',
    6,
    '<Tab>: unknown attribute "labl"; expected label',
  ],
  [
    'an attribute that every object inherits',
    '<Example name="intro/fields" __proto__="a" />',
    5,
    '<Example>: unknown attribute "__proto__"; expected name, title, source, editable',
  ],
  ['an expression', 'Text\n{1 + 1}', 6, '{1 + 1}: expected no expression outside an attribute; write \\{ for a brace'],
  [
    'an expression in a sentence',
    'Text\nand {query} too',
    6,
    '{query}: expected no expression outside an attribute; write \\{ for a brace',
  ],
  [
    'an attribute that is computed',
    '<Install packages={name()} />',
    5,
    '<Install>: expected attributes whose values are literals',
  ],
  [
    'attributes that are spread',
    '<Install {...props} />',
    5,
    '<Install>: expected attributes whose values are literals',
  ],
  ['an attribute that is missing', 'Text\n\n<Install />', 7, '<Install> packages: expected text'],
  ['an attribute that is empty', '<Install packages="" />', 5, '<Install> packages: expected text, not nothing'],
  ['an attribute of another type', '<Example name={5} />', 5, '<Example> name: expected text'],
  [
    'a word that an attribute does not know',
    '<Example name="intro/fields" source="shut" />',
    5,
    '<Example> source: expected "open", "closed" or "none"',
  ],
  [
    'a word that a nested attribute does not know',
    '::::note\n\n<DemoLink option="a" value="no" />\n\n::::',
    7,
    '<DemoLink> value: expected "true" or "false"',
  ],
  ['an example that is not there', 'Text\n\n<Example name="intro/none" />', 7, 'no example intro/none'],
  ['a link that cannot be', 'Text\n\n- Item\n- [there](./nowhere)', 8, 'link to ./nowhere: expected a page'],
  ['tabs with text', '<Tabs>\n\ntext\n\n</Tabs>', 5, '<Tabs> with something else than <Tab label="…"> in it'],
  ['tabs without a tab', 'Text\n\n<Tabs></Tabs>', 7, '<Tabs> with nothing in it: expected <Tab label="…">'],
])('%s is told with file and line', async (_, body, line, expected) => {
  await expect(compile(body)).rejects.toThrow(new ContentError('content/docs/5/a.mdx', line, expected));
});
