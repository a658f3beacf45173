import { expect, test } from 'vitest';
import { pageSchema } from './content/schemas';
import { readFrontMatter } from './frontMatter';

const DESCRIPTION = 'Turn a query into SQL, MongoDB, JsonLogic and six more formats.';
const FILE = 'content/docs/5/api/export.mdx';

const minimal = `title: A title\ndescription: ${DESCRIPTION}`;

test.each([
  ['a text after an empty line', `---\n${minimal}\n---\n\nText`, 5],
  ['a text at once', `---\n${minimal}\n---\nText`, 5],
  ['white space after the line', `---\n${minimal}\n---\t \nText`, 5],
  ['no text', `---\n${minimal}\n---`, 4],
  ['a rule in the text', `---\n${minimal}\n---\nText\n---\nMore`, 5],
  ['dashes in the front matter', `---\n# ---\n${minimal}\n---\nText`, 6],
  ['a byte order mark', `\uFEFF---\n${minimal}\n---\nText`, 5],
  ['line ends of Windows', `---\n${minimal}\n---\nText`.replaceAll('\n', '\r\n'), 5],
])('the text begins after the second line of ---: %s', (_, raw, bodyLine) => {
  const { data, bodyLine: line } = readFrontMatter(raw, pageSchema, FILE);
  expect(data).toEqual({ title: 'A title', description: DESCRIPTION });
  expect(line).toBe(bodyLine);
});

test.each(['---\n---', '---\n\n---\n', '---\n# title\n---\n'])('empty front matter lacks its first key: %j', (raw) => {
  expect(() => readFrontMatter(raw, pageSchema, FILE)).toThrow(
    expect.objectContaining({ line: 2, reason: 'title: missing; expected text' }),
  );
});
