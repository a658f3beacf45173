import { expect, test } from 'vitest';
import { compile } from '../../../tests/support/compile';
import { ContentError } from '../ContentError';

test.each([
  ["import a from 'b'", 'there is no import and no export here'],
  ['Text\n\nexport const a = 1', 'there is no import and no export here'],
  ['Text\n\n<!-- remark -->', 'to create a comment in MDX'],
  ['Text\n\na {b', 'expected a corresponding closing brace'],
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
