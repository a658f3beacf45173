import { expect, test } from 'vitest';
import { compile } from '../../../tests/support/compile';
import { ContentError, formatMistakes, mistakesOf } from '../ContentError';

test.each([
  ["import a from 'b'", 'an import or export: expected markdown'],
  ['Text\n\nexport const a = 1', 'an import or export: expected markdown'],
  ['Text\n\n<!-- remark -->', 'an HTML comment: expected {/* a comment */}'],
  ['Text\n\na {b', 'a brace that is text: expected \\{'],
  ['Text\n\n## One {#one}', 'an id in braces: expected it in brackets, as in ## Title [#id]'],
  ['Text\n\na <b and c', 'a "<" that begins no tag: expected \\< for text'],
  ['Text\n\na <=b', 'a "<" that is text: expected \\<'],
  ['Text\n\n1 <2', 'a "<" that is text: expected \\<'],
  ['Text\n\n</Tabs>', 'expected an open tag first'],
  ['Text\n\n<Tab label="a>', 'Unexpected end of file in attribute value'],
])('MDX that does not parse is reported with file and line: %j', async (body, expected) => {
  const line = body.startsWith('import') ? 5 : 7;
  await expect(compile(body)).rejects.toThrow(ContentError);
  await expect(compile(body)).rejects.toThrow(
    expect.objectContaining({
      file: 'content/docs/5/a.mdx',
      line,
      message: expect.stringContaining(expected) as string,
    }),
  );
});

test.each([
  ['at the end of the page', 'Text\n\n<Tabs>\n\nmore', 7, 'Expected a closing tag for `<Tabs>` of line 7'],
  [
    'before another ends',
    'Text\n\n<Tabs>\n\n<Tab label="a">\n\nmore\n\n</Tabs>',
    13,
    'Unexpected closing tag `</Tabs>`, expected corresponding closing tag for `<Tab>` of line 9',
  ],
  [
    'in a paragraph',
    'Text\n\na\n<kbd>b\n\nc',
    7,
    'Expected a closing tag for `<kbd>` of line 8 before the end of `paragraph`',
  ],
])('a tag that is not closed is reported with the lines of the file: %s', async (_, body, line, expected) => {
  await expect(compile(body)).rejects.toThrow(new ContentError('content/docs/5/a.mdx', line, expected));
});

test('all mistakes of a page are reported at once', async () => {
  const body = 'Text\n\n<Card />\n\n[^1] and [a][b]\n\n#### Deep\n\n```\ncode\n```\n\n<Tab label="a" />\n\n![](/a.svg)';
  const mistakes = await mistakesOf(() => compile(body));
  expect(formatMistakes(mistakes)).toEqual([
    expect.stringMatching(/^content\/docs\/5\/a\.mdx:7 <Card>\n {2}expected one of Tabs,/),
    'content/docs/5/a.mdx:9 [^1]\n  expected a definition, such as [^1]: …; or \\[ for text',
    'content/docs/5/a.mdx:11 #### skips a level of headings\n  expected ##',
    'content/docs/5/a.mdx:13 code without a language\n  expected one after ```, such as tsx, shell or text',
    'content/docs/5/a.mdx:17 <Tab>\n  expected directly in <Tabs>',
    'content/docs/5/a.mdx:19 an image without words\n  expected ![what it shows](/a.svg)',
  ]);
});

test.each([
  ['', 'no text: expected a paragraph'],
  ['## First\n\nText', 'a heading before any text: expected a paragraph first'],
  ['[ref][nope]', '[ref][nope]: expected a definition, such as [nope]: …'],
  ['| a |\n| - |\n| b | c |', 'a row of 2 cells: expected 1'],
  ['![A](a.png)', 'the image a.png: expected a file next to the page'],
  ['![A](./none.png)', 'the image ./none.png: no such file; expected one next to the page'],
  ['[a](javascript:alert)', 'link to javascript:alert: expected'],
])('%j is reported', async (body, expected) => {
  await expect(compile(body)).rejects.toThrow(expected);
});

test.each(['a \\[^1]', '`[^1]`', '[a][b]\n\n[b]: /c', 'a[^1]\n\n[^1]: b', '[mail](mailto:a@b.example)', 'a: b'])(
  '%j is no mistake',
  async (body) => {
    await expect(compile(body)).resolves.toBeDefined();
  },
);
