import { expect, test } from 'vitest';
import { entriesOf, readJson } from './readJson';

test.each([
  ['[1, ]', 4, 'A value belongs here, not “]”.'],
  ["{'a': 1}", 1, "A value belongs here, not “'”. Quotes are double in JSON."],
  ['["a', 1, 'The text that begins with this quote is not closed in its line.'],
  ['["a\n"]', 1, 'The text that begins with this quote is not closed in its line.'],
  ['["a\\d"]', 1, 'JSON has no such escape in a text: a backslash is written “\\\\”.'],
  ['["a\t"]', 1, 'A line break or tab inside a text is written “\\n” or “\\t”.'],
  ['{"a": 🎺}', 6, 'A value belongs here, not “🎺”.'],
  ['{"a": 1 // one\n}', 8, 'JSON has no comments.'],
  ['{a: 1}', 1, 'A value belongs here, not “a”. Names and texts need double quotes in JSON.'],
  ['[True]', 1, 'A value belongs here, not “True”. JSON has only true, false and null.'],
  ['[1', 2, '“,” or “]” belongs here, but the text ends.'],
])('%j fails at %d', (text, at, message) => {
  expect(() => readJson(text)).toThrow(expect.objectContaining({ message, at }));
});

test.each([
  ['{"a": 1, "a": 2}', 9],
  ['{"a": 1, "\\u0061": 2}', 9],
])('rejects %s, which names a property twice', (text, at) => {
  const { root } = readJson(text);
  expect(() => entriesOf(root)).toThrow(expect.objectContaining({ message: '“a” is in this object twice.', at }));
});

test.each(['1e999', '9007199254740993'])('rejects %s, which would lose digits', (text) => {
  const { root, valueOf } = readJson(text);
  expect(() => valueOf(root)).toThrow(
    expect.objectContaining({ message: expect.stringContaining(text) as string, at: 0 }),
  );
});

test('treats names of inherited properties like other names', () => {
  const { root } = readJson('{"__proto__": {"polluted": true}, "constructor": 1}');
  expect(entriesOf(root).map(({ name }) => name)).toEqual(['__proto__', 'constructor']);
});
