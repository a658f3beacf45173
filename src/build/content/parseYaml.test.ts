import { expect, test } from 'vitest';
import { z } from 'zod';
import { ContentError } from '../ContentError';
import { parseYaml } from './parseYaml';

const schema = z.strictObject({
  name: z.string('expected text'),
  size: z.number('expected a number').default(1),
  tags: z.array(z.string('expected text')).default([]),
  parts: z.array(z.strictObject({ id: z.number('expected a number') })).default([]),
});
const parse = (text: string, firstLine?: number) => parseYaml(text, schema, 'a.yml', firstLine);

test('gives what the schema makes of the YAML, defaults filled in', () => {
  expect(parse('# comment\nname: a\ntags: [x, "y"]\n')).toEqual({ name: 'a', size: 1, tags: ['x', 'y'], parts: [] });
});

test.each([
  ['a wrong value', 'name: a\nsize: big', 2, 'size: expected a number'],
  ['a wrong item of a list', 'name: a\ntags:\n  - x\n  - 5', 4, 'tags.1: expected text'],
  ['a wrong value deep inside', 'name: a\nparts:\n  - id: 1\n  - id: two', 4, 'parts.1.id: expected a number'],
  [
    'a missing value deep inside, at what should hold it',
    'name: a\nparts:\n  - {}',
    3,
    'parts.0.id: expected a number',
  ],
  ['a missing value at the top', '# comment\nsize: 1', 2, 'name: expected text'],
  ['the first of two wrong values', 'name: 1\nsize: big', 1, 'name: expected text'],
])('%s is told with its line', (_, text, line, expected) => {
  expect(() => parse(text)).toThrow(new ContentError('a.yml', line, expected));
});

test.each([
  ['an open quote', 'name: "a\nsize: 1', 'Missing closing "quote', 2],
  ['a key that comes twice', 'name: a\nsize: 1\nname: b', 'Map keys must be unique', 3],
  ['a second document', 'name: a\n---\nname: b', 'Source contains multiple documents', 2],
  ['a tab as indentation', 'name: a\nparts:\n\t- id: 1', 'Tabs are not allowed as indentation', 3],
])('YAML with %s is told with its line', (_, text, message, line) => {
  expect(() => parse(text)).toThrow(ContentError);
  expect(() => parse(text)).toThrow(new RegExp(`^a\\.yml:${line}: ${message}`));
});

test('the message of an error is one line', () => {
  expect(() => parse('name: "a')).toThrow(/^[^\n]+$/);
});

test('lines count from where the text begins in its file', () => {
  expect(() => parse('name: a\nsize: big', 10)).toThrow(new ContentError('a.yml', 11, 'size: expected a number'));
  expect(() => parse('name: a\nname: b', 10)).toThrow(/^a\.yml:11: Map keys/);
});

test.each(['', '# only a comment\n', '- a list'])('%j is not the table that was expected', (text) => {
  expect(() => parse(text)).toThrow(/^a\.yml:1: .*expected object/);
});
