import { expect, test } from 'vitest';
import { ImportError, placeAt } from './ImportError';
import { readJson } from './readJson';

const SOUND = [
  '{"a": [1, -2.5, 1e3, 1E-2, 0], "b": {"c": null, "d": true, "e": false}}',
  '[]',
  ' {\r\n\t} ',
  '"\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\ud83c\\udfba"',
  '"Агата 🎺 \u007f\u2028"',
  '[[[["deep"]]], {"": {" ": ""}}]',
  '0',
];

test.each(SOUND)('%s is read as JSON.parse reads it', (text) => {
  expect(readJson(text).value).toStrictEqual(JSON.parse(text));
});

const UNSOUND = [
  ...SOUND.flatMap((text) => [`${text} ,`, `${text}${text}`, text.trim().slice(0, -1)]),
  ...['', ' ', '{', '[1,]', '{"a":1,}', '{a:1}', "{'a':1}", '{"a" 1}', '{"a"}', '[1 2]', '01', '1.', '.5', '+1', '1e'],
  ...[
    'nul',
    'True',
    'NaN',
    'undefined',
    '"\\x"',
    '"\\u12"',
    '"a\nb"',
    '"\t"',
    '"',
    '// x\n1',
    '1 // x',
    '\u00a01',
    '--1',
  ],
].filter((text) => text !== '');

test.each(UNSOUND)('%j is no JSON, here as with JSON.parse', (text) => {
  expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
  expect(() => readJson(text)).toThrow(ImportError);
});

test('the places of objects, lists and names are known', () => {
  const text = '{\n  "age": { "$in": [1] },\n  "job" : {}\n}';
  const { value, placeOf } = readJson(text);
  const document = value as { age: { $in: number[] }; job: object };
  const place = (owner: object, name?: string) => placeAt(text, placeOf(owner, name)!);
  expect(place(document)).toEqual({ line: 1, column: 1 });
  expect(place(document, 'age')).toEqual({ line: 2, column: 3 });
  expect(place(document.age)).toEqual({ line: 2, column: 10 });
  expect(place(document.age.$in)).toEqual({ line: 2, column: 19 });
  expect(place(document, 'job')).toEqual({ line: 3, column: 3 });
  expect(placeOf(document, 'none')).toBeUndefined();
});

test.each([
  ['{"a": 1, "a": 2}', 9, '“a” stands twice in this object.'],
  ['{"a": 1, "\\u0061": 2}', 9, '“a” stands twice in this object.'],
  ['[1e999]', 1, '“1e999” is too large: its digits would be lost.'],
  ['[9007199254740993]', 1, '“9007199254740993” is too large: its digits would be lost.'],
  ['[1, ]', 4, 'A value belongs here, not “]”.'],
  ["{'a': 1}", 1, "A name in double quotes belongs here, not “'”. Quotes are double in JSON."],
  ['["a', 1, 'The text that begins with this quote is never closed.'],
  ['["a\\d"]', 3, 'JSON has no such escape: a backslash is written “\\\\”.'],
  ['["a\n"]', 3, 'A line break or tab inside a text is written “\\n” or “\\t”.'],
  ['{"a": 🎺}', 6, 'A value belongs here, not “🎺”.'],
  ['[', 1, 'A value belongs here, but the text ends.'],
])('%s fails at %d', (text, at, message) => {
  expect(() => readJson(text)).toThrow(expect.objectContaining({ message, at }));
});

test('a property named like those of every object is one like others', () => {
  const { value } = readJson('{"__proto__": {"polluted": true}, "constructor": 1}');
  expect(Object.keys(value as object)).toEqual(['__proto__', 'constructor']);
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

test('what is nested too deep fails instead of filling the stack', () => {
  expect(() => readJson('['.repeat(100_000))).toThrow(/nested too deep/);
  expect(readJson(`${'['.repeat(200)}${']'.repeat(200)}`).value).toHaveLength(1);
});
