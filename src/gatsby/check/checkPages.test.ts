import { expect, test } from 'vitest';
import { atTop, inFront, inText, reportsEach, type Mistake } from '../../../tests/support/mistakes';
import { ABOUT, CATEGORY, front, PAGE } from '../../../tests/support/smallSite';

const FRONT_MATTER: Mistake[] = [
  inFront('title: A', 'title: Zz: page', 2, 'a second key on this line', 'expected quotes'),
  inFront('title: A', 'title: "Zz', 5, 'a quote or bracket without its end', 'expected the missing'),
  inFront('title: A', 'title: [Import', 3, 'wrong indentation, or a bracket without its end', 'expected the same'),
  inFront('title: A', 'title: A\n\tb: c', 3, 'a tab as indentation', 'expected spaces'),
  inFront('title: A', 'title: A\ntitle: B', 3, 'a repeated key', 'expected each key once'),
  inFront('title: A\n', '', 2, 'title: missing', 'expected text'),
  inFront('title: A', "title: ''", 2, 'title', 'expected text, not nothing'),
  inFront('title: A', 'title: 5', 2, 'title', 'expected text'),
  inFront(`description: ${ABOUT}\n`, '', 2, 'description: missing', 'expected text'),
  inFront(ABOUT, 'Short.', 3, 'description', 'expected one plain sentence of 40 to 160'),
  inFront('position: 1', 'position: first', 4, 'sidebar_position', 'expected a number'),
  inFront('position: 1', 'position: 0', 4, 'sidebar_position', 'expected a number above 0'),
  inFront('\n---\n', '\nslug: b\n---\n', 5, 'slug: unknown key', 'expected one of title,'),
  inFront('title: A', 'title: A\nDraft: true', 3, 'Draft: unknown key', 'expected one of'),
  inFront('title: A', 'title: A\nunlisted: no', 3, 'unlisted', 'expected true or false'),
  inFront('title: A', 'title: A\nredirect_from: [/old]', 3, 'redirect_from', 'expected an old name'),
  inFront(
    'title: A',
    'title: A\nredirect_from: [intro]',
    3,
    'redirect from "/docs/intro": there is a page at the path to redirect',
    'expected a path without a page',
  ),
  inFront('\n---\n', '\ndraft: yes\n---\n', 5, 'draft', 'expected true or false'),
  inFront('title: A', 'title: Introduction', 2, `the title of content/docs/5/intro.mdx as well`, 'expected another'),
  [
    PAGE,
    front('A', 2) + '\nText.\n',
    'content/docs/5/tips/b.mdx:4',
    `the position of ${PAGE} as well`,
    'expected another',
  ],
  atTop(PAGE, 'Text.\n', 'no front matter', 'expected it at the top'),
  atTop(PAGE, '---\ntitle: A\n----\nText.\n', 'no front matter', 'expected it at the top'),
];

const TEXT: Mistake[] = [
  [PAGE, front('A'), `${PAGE}:6`, 'no text', 'expected a paragraph'],
  [PAGE, `${front('A')}\n## B\n\nText.\n`, `${PAGE}:7`, 'a heading before any text', 'expected a paragraph'],
  inText('# A', 8, 'a heading of level 1', 'expected ## at most'),
  inText('\n## B\n\n#### C', 11, '#### skips a level of headings', 'expected ###'),
  inText('\n## B [#x]\n\n## C [#x]', 11, 'two headings with the id "x"', 'expected'),
  inText('\n## B {#x}', 9, 'an id in braces', 'expected it in brackets'),
  inText('\n<!-- later -->', 9, 'an HTML comment', 'expected {/* a comment */}'),
  inText('\nIf a <5, b.', 9, 'a "<" that is text', 'expected \\<'),
  inText('\nIf a <b, c.', 9, 'a "<" that', 'expected'),
  inText('\na <b and c', 9, 'a "<" that begins no tag', 'expected \\< for text'),
  inText('\n</Tabs>', 9, 'Unexpected closing slash', 'expected an open tag first'),
  inText('\n<Tab label="a>', 9, 'Unexpected end of file in attribute value', ''),
  inText('\nWrite {.', 9, 'a brace that is text', 'expected \\{'),
  inText('\nIt is {query}.', 9, '{query}', 'expected no expression'),
  inText("\nimport A from './a';", 9, 'an import or export', 'expected markdown and components'),
  inText('\nexport const a = 1;', 9, 'an import or export', 'expected markdown and components'),
  inText('\n<Card />', 9, '<Card>', 'expected one of Tabs,'),
  inText('\n<div>\n\na\n\n</div>', 9, '<div>', 'expected one of Tabs,'),
  inText('\n<Tabs>\n\na', 9, 'Expected a closing tag for `<Tabs>`', ''),
  inText('\n<Tab label="a">\n\nb\n\n</Tab>', 9, '<Tab>', 'expected directly in <Tabs>'),
  inText('\n<Tabs>\n\nb\n\n</Tabs>', 9, '<Tabs> with something else in it', 'expected only <Tab'),
  inText('\n<Source file="a.ts" />', 9, '<Source>: unknown attribute "file"', 'expected name'),
  inText('\n<Example />', 9, '<Example> name', 'expected text'),
  inText('\n<Example name={x} />', 9, '<Example>', 'expected attributes whose values are literals'),
  inText('\n<Example name="none" />', 9, '<Example name="none">', 'expected a file _examples/none.tsx'),
  inText('\n<Source name="none.ts" />', 9, '<Source name="none.ts">', 'expected a file _examples/none.ts'),
  inText('\n<DemoLink option="nope" />', 9, '<DemoLink> option', 'expected one of showNotToggle,'),
  inText('\n:::warning\n\na\n\n:::', 9, 'no admonition "warning"', 'expected note, tip,'),
  inText('\n:::note\n\na', 9, ':::note', 'expected ::: on a line after it'),
  inText('\n:::note Title\n\na\n\n:::', 9, ':::note Title', 'expected :::note[Title]'),
  inText('\n```rust\na\n```', 9, 'no language "rust"', 'expected js, jsx,'),
  inText('\n```\na\n```', 9, 'code without a language', 'expected one after ```'),
  inText('\n```ts wrap\na\n```', 9, '"wrap" after the language', 'expected title="…"'),
  inText('\n```ts {3}\na\n```', 9, 'line 3 after the language', 'expected 1 at most'),
  inText('\nA[^1].', 9, '[^1]', 'expected a definition'),
  inText('\n[a][b]', 9, '[a][b]', 'expected a definition'),
  inText('\n| a |\n| - |\n| b | c |', 11, 'a row of 2 cells', 'expected 1 at most'),
  inText('\n![](/picture.svg)', 9, 'an image without words', 'expected ![what it shows]'),
  inText('\n![A](./a.png)', 9, 'the image ./a.png: no such file', 'expected one next to'),
  inText('\n![A](a.png)', 9, 'the image a.png', 'expected a file next to the page'),
  inText('\n![A](../../3/a.png)', 9, 'the image ../../3/a.png', 'expected a file of this'),
  inText('\n![A](/a.bmp)', 9, 'the image /a.bmp', 'expected .png, .jpg,'),
  inText('\n![A](https://a.example/a.png)', 9, 'the image https://a.example/a.png', 'expected a file next to the page'),
  inText('\n![A](/none.svg)', 9, 'the image /none.svg: no such file', 'expected'),
  inText('\n<Api of="Nothing" />', 9, '', 'expected'),
];

const MISTAKES = [...FRONT_MATTER, ...TEXT];

const { change, check } = reportsEach(MISTAKES);

test('content without mistakes passes', async () => {
  expect(await check()).toEqual([]);
});

test('all mistakes are reported at once, by file and line', async () => {
  change(PAGE, `${front('A')}\nText [a](/docs/nope).\n\n<Card />\n`);
  change(CATEGORY, 'label: Tips\n');
  change('content/docs/5/tips/b.mdx', `---\ntitle: 5\n---\nText [a](/docs/nope).\n\n[b](/docs/nope)\n`);
  expect((await check()).map((text) => text.split('\n')[0]?.replace('content/docs/5/tips/', ''))).toEqual([
    '_category_.yml:1 position: missing',
    '_category_.yml:1 description: missing',
    'a.mdx:9 <Card>',
    'b.mdx:2 title',
    'b.mdx:2 description: missing',
    'b.mdx:2 sidebar_position: missing',
    'b.mdx:4 link to "/docs/nope": no such page',
    'b.mdx:6 link to "/docs/nope": no such page',
  ]);
});
