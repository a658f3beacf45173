import { expect, test } from 'vitest';
import { ContentError } from './ContentError';
import { docSchema, pageSchema } from './content/schemas';
import { readFrontMatter } from './frontMatter';

const DESCRIPTION = 'Turn a query into SQL, MongoDB, JsonLogic and six more formats.';
const FILE = 'content/docs/5/api/export.mdx';

const page = (...lines: string[]) => ['---', ...lines, '---', '', 'The text.', ''].join('\n');
const read = (raw: string) => readFrontMatter(raw, docSchema, FILE);

test('a page needs no more than title, description and position', () => {
  expect(read(page('title: Export', `description: ${DESCRIPTION}`, 'sidebar_position: 4'))).toEqual({
    data: {
      title: 'Export',
      description: DESCRIPTION,
      sidebar_position: 4,
      hide_table_of_contents: false,
      draft: false,
    },
    bodyLine: 6,
  });
});

test('every key that content/README.md names is understood', () => {
  const raw = page(
    'title: Export # required',
    `description: ${DESCRIPTION}`,
    'sidebar_position: 4.5',
    'sidebar_label: Short',
    'hide_table_of_contents: true',
    'draft: true',
  );
  expect(read(raw).data).toMatchObject({
    title: 'Export',
    sidebar_position: 4.5,
    sidebar_label: 'Short',
    hide_table_of_contents: true,
    draft: true,
  });
});

const minimal = `title: A title\ndescription: ${DESCRIPTION}`;

test.each([
  ['a text behind an empty line', `---\n${minimal}\n---\n\nText`, 5],
  ['a text at once', `---\n${minimal}\n---\nText`, 5],
  ['white space behind the line', `---\n${minimal}\n---\t \nText`, 5],
  ['no text', `---\n${minimal}\n---`, 4],
  ['a rule in the text', `---\n${minimal}\n---\nText\n---\nMore`, 5],
  ['dashes in the front matter', `---\n# ---\n${minimal}\n---\nText`, 6],
  ['a byte order mark', `\uFEFF---\n${minimal}\n---\nText`, 5],
  ['line ends of Windows', `---\n${minimal}\n---\nText`.replaceAll('\n', '\r\n'), 5],
])('the text begins behind the second line of ---: %s', (_, raw, bodyLine) => {
  const { data, bodyLine: line } = readFrontMatter(raw, pageSchema, FILE);
  expect(data).toEqual({ title: 'A title', description: DESCRIPTION });
  expect(line).toBe(bodyLine);
});

test.each([
  ['no front matter', 'Text'],
  ['an empty file', ''],
  ['front matter behind an empty line', '\n---\ntitle: A\n---\n'],
  ['front matter that does not end', '---\ntitle: A\n\nText'],
  ['a rule that is no end', '---\ntitle: A\n----\nText'],
])('%s', (_, raw) => {
  expect(() => read(raw)).toThrow(new ContentError(FILE, 1, 'expected front matter between two lines of ---'));
});

const valid = ['title: Export', `description: ${DESCRIPTION}`, 'sidebar_position: 4'];
const sentence = 'expected one plain sentence of 40 to 160 characters';

test.each([
  ['no title', valid.slice(1), 2, 'title: expected text'],
  ['a title of spaces', ["title: '  '", ...valid.slice(1)], 2, 'title: expected text, not nothing'],
  ['a title that YAML reads as a number', ['title: 5', ...valid.slice(1)], 2, 'title: expected text'],
  [
    'a short description',
    ['title: A', 'description: Too short.', 'sidebar_position: 1'],
    3,
    `description: ${sentence}`,
  ],
  [
    'a long description',
    ['title: A', `description: ${'x'.repeat(161)}`, 'sidebar_position: 1'],
    3,
    `description: ${sentence}`,
  ],
  ['no position', valid.slice(0, 2), 2, 'sidebar_position: expected a number'],
  ['a position in words', [...valid.slice(0, 2), 'sidebar_position: one'], 4, 'sidebar_position: expected a number'],
  ['a position of 0', [...valid.slice(0, 2), 'sidebar_position: 0'], 4, 'sidebar_position: expected a number above 0'],
  ['an empty label', [...valid, "sidebar_label: ''"], 5, 'sidebar_label: expected text, not nothing'],
  ['draft in words', [...valid, 'draft: yes'], 5, 'draft: expected true or false'],
  ['a quoted true', [...valid, 'hide_table_of_contents: "true"'], 5, 'hide_table_of_contents: expected true or false'],
])('%s is told with its line in the file', (_, lines, line, expected) => {
  expect(() => read(page(...lines))).toThrow(new ContentError(FILE, line, expected));
});

test.each(['---\n---', '---\n---\n\nText\n---\n', '---\n\n---\n', '---\n# title\n---\n'])(
  'empty front matter lacks its first key: %j',
  (raw) => {
    expect(() => read(raw)).toThrow(new ContentError(FILE, 2, 'title: expected text'));
  },
);

test('a missing description is told with its name', () => {
  expect(() => read(page('title: A', 'sidebar_position: 1'))).toThrow(
    /^content\/docs\/5\/api\/export\.mdx:2: description: /,
  );
});

test('a key that is not known is told with its name', () => {
  const keys = 'title, description, sidebar_position, sidebar_label, hide_table_of_contents, draft';
  expect(() => read(page(...valid, 'sidebar_labl: Short'))).toThrow(
    new ContentError(FILE, 5, `sidebar_labl: unknown key; expected one of ${keys}`),
  );
});

test('YAML that does not parse is told with its line in the file', () => {
  expect(() => read(page(...valid, 'title: Twice'))).toThrow(/export\.mdx:5: Map keys must be unique/);
});
