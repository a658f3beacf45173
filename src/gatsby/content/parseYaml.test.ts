import { expect, test } from 'vitest';
import { z } from 'zod';
import { ContentError, formatMistakes, mistakesOf } from '../ContentError';
import { parseWithLines, parseYaml } from './parseYaml';

const schema = z.strictObject({
  name: z.string('expected text'),
  size: z.number('expected a number').default(1),
  tags: z.array(z.string('expected text')).default([]),
  parts: z.array(z.strictObject({ id: z.number('expected a number') })).default([]),
});
const parse = (text: string) => parseYaml(text, schema, 'a.yml');

test('parses YAML by the schema and fills in defaults', () => {
  expect(parse('# comment\nname: a\ntags: [x, "y"]\n')).toEqual({ name: 'a', size: 1, tags: ['x', 'y'], parts: [] });
});

test.each([
  ['name: a\ntags:\n  - x\n  - 5', 4, 'tags: expected text'],
  ['name: a\nparts:\n  - id: 1\n  - id: two', 4, 'parts.id: expected a number'],
  ['name: a\nparts:\n  - {}', 3, 'parts.id: missing; expected a number'],
  ['name: a\nparts:\n  - id: 1\n    ide: 2', 4, 'parts.ide: unknown key; expected one of id'],
  ['size: 1\nname: *ngFor', 2, '*ngFor: expected quotes around text that begins with *'],
  ['name: a\n---\nname: b', 2, 'a line of ---: expected one table in a file'],
  ['- a list', 1, 'expected keys with values'],
  ['# only a comment\n', 1, 'name: missing; expected text'],
  ['size: &a 1\nname: *a', 2, '*a: expected quotes around text that begins with *'],
])('reports the mistake in %j with its line', (text, line, expected) => {
  expect(() => parse(text)).toThrow(new ContentError('a.yml', line, expected));
});

test.each([
  [z.string(), 'a: 5', "a: expected text, in quotes: '5'"],
  [z.string(), 'b: 5', 'a: missing; expected text'],
  [z.number(), 'a: b', 'a: expected a number'],
  [z.boolean(), 'a: yes', 'a: expected true or false'],
  [z.array(z.string()), 'a: b', 'a: expected a list'],
  [z.object({}), 'a: b', 'a: expected keys with values'],
  [z.enum(['b', 'c']), 'a: d', 'a: expected b or c'],
])('describes in plain words what a schema without messages expects', (type, text, expected) => {
  expect(() => parseYaml(text, z.object({ a: type }), 'a.yml')).toThrow(new ContentError('a.yml', 1, expected));
});

test('reports all wrong values, unknown keys and missing ones', async () => {
  const mistakes = await mistakesOf(() => parse('size: big\ncolour: red\nshape: round'));
  expect(formatMistakes(mistakes)).toEqual([
    'a.yml:1 name: missing\n  expected text',
    'a.yml:1 size\n  expected a number',
    'a.yml:2 colour: unknown key\n  expected one of name, size, tags, parts',
    'a.yml:3 shape: unknown key\n  expected one of name, size, tags, parts',
  ]);
});

test('each entry of a list or table is found by its line', () => {
  const list = parseWithLines(
    '# Old paths\n- from: /a\n  to: /b\n\n# More\n-\n  from: /c\n  to: /d\n',
    z.any(),
    'a.yml',
  );
  expect([list.lineOf(0), list.lineOf(1), list.lineOf(1, 'to')]).toEqual([2, 7, 8]);
  const table = parseWithLines("# Old\n'b': [1]\na: { c: 1,\n  d: 2 }\n", z.any(), 'a.yml');
  expect([table.lineOf('b'), table.lineOf('a'), table.lineOf('a', 'd')]).toEqual([2, 3, 4]);
});

test('a key is refused with what is expected of it', async () => {
  const byLetter = z.record(z.string().regex(/^[a-z]$/, 'expected a letter'), z.number());
  expect(formatMistakes(await mistakesOf(() => parseYaml('a: 1\n2: 1', byLetter, 'a.yml')))).toEqual([
    'a.yml:2 2\n  expected a letter',
  ]);
});
