import { expect, test } from 'vitest';
import { compile } from '../../../tests/support/compile';
import { ContentError } from '../ContentError';

test.each([
  ['Text\n\na <b and c', 'a "<" that begins no tag: expected \\< for text'],
  ['Text\n\na <=b', 'a "<" that is text: expected \\<'],
  ['Text\n\n</Tabs>', 'expected an open tag first'],
  ['Text\n\n<Tab label="a>', 'Unexpected end of file in attribute value'],
])('MDX that does not parse is reported with file and line: %j', async (body, expected) => {
  await expect(compile(body)).rejects.toThrow(ContentError);
  await expect(compile(body)).rejects.toThrow(
    expect.objectContaining({
      file: 'content/docs/5/a.mdx',
      line: 7,
      message: expect.stringContaining(expected) as string,
    }),
  );
});

test.each([
  [
    'Text\n\n<Tabs>\n\n<Tab label="a">\n\nmore\n\n</Tabs>',
    13,
    'Unexpected closing tag `</Tabs>`, expected corresponding closing tag for `<Tab>` of line 9',
  ],
  ['Text\n\na\n<kbd>b\n\nc', 7, 'Expected a closing tag for `<kbd>` of line 8 before the end of `paragraph`'],
])('a tag that is not closed is reported with the lines of the file: %j', async (body, line, expected) => {
  await expect(compile(body)).rejects.toThrow(new ContentError('content/docs/5/a.mdx', line, expected));
});

test.each(['a \\[^1]', '`[^1]`', '[a][b]\n\n[b]: /c', 'a[^1]\n\n[^1]: b', '[mail](mailto:a@b.example)', 'a: b'])(
  '%j is no mistake',
  async (body) => {
    await expect(compile(body)).resolves.toBeDefined();
  },
);
