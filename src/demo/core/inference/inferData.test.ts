import { readFileSync } from 'node:fs';
import type { Field } from 'react-querybuilder';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { labelOf, operatorsOf, typeOf, valuesOf } from '../fieldTypes';
import { DATA_LANGUAGES } from './examples';
import { inferData, type Inferred } from './inferData';

interface Input {
  name: string;
  language: string;
  rows: number;
  fields: string[];
  notes?: string[];
  text: string;
}

const INPUTS = parse(readFileSync('src/demo/core/inference/inputs.yml', 'utf8')) as Input[];

/** Such as `state choice(new|sold)?`, where the question mark allows that there is no value. */
function describeField(field: Field): string {
  const operators = operatorsOf(field).map(({ name }) => name);
  const values = field.values
    ? `(${valuesOf(field)
        .map(({ name }) => name)
        .join('|')})`
    : '';
  const list = operators.includes('contains') && !operators.includes('=') ? ' list' : '';
  const label = field.label === labelOf(field.name) ? '' : ` "${field.label}"`;
  return `${field.name} ${typeOf(field)}${values}${list}${operators.includes('null') ? '?' : ''}${label}`;
}

async function infer(text: string): Promise<Inferred> {
  const inferred = await inferData(text);
  if ('problem' in inferred) throw new Error(JSON.stringify(inferred));
  return inferred;
}

test('there are sixty inputs of the five kinds', () => {
  const counts = DATA_LANGUAGES.map(({ name }) => INPUTS.filter(({ language }) => language === name).length);
  expect(counts).toEqual([13, 12, 12, 12, 11]);
});

test.each(INPUTS)('$name: $language', async ({ text, ...expected }) => {
  const { fields, rows, language, notes } = await infer(text);
  expect({ language, rows: rows.length, fields: fields.map(describeField), notes }).toEqual({
    language: expected.language,
    rows: expected.rows,
    fields: expected.fields,
    notes: expected.notes ?? [],
  });
  for (const row of rows) expect(Object.keys(row)).toEqual(fields.map(({ name }) => name));
});

test.each(DATA_LANGUAGES)('the example of $label is read as that', async ({ name, example }) => {
  expect((await infer(example)).language).toBe(name);
});

test('values become what the editors of their fields show', async () => {
  const { rows } = await infer(
    '[{"at":"2026-01-05 10:00:00","when":"2026-01-05T10:00:09.5Z","tags":["a","b"],"big":12345678901234567890,"n":"x"},{"n":1}]',
  );
  expect(rows).toEqual([
    { at: '2026-01-05T10:00', when: '2026-01-05T10:00:09.5', tags: 'a, b', big: '12345678901234567890', n: 'x' },
    { at: null, when: null, tags: null, big: null, n: '1' },
  ]);
});

const many = (count: number, item: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => item(index));

test.each([
  ['', 'There is nothing to read', undefined],
  [' \n ', 'There is nothing to read', undefined],
  ['[{ "a": 1 }, { "b": 2 ', 'but the text ends', '1:23'],
  ['[\n  { name: "Ella" }\n]', 'not “name”', '2:5'],
  ['[{ "a": 1, }]', 'not “}”', '1:12'],
  ['[{ "a": 1 }, 5]', 'Each row is an object, such as { "name": "Ella" }, but this is “5”.', '1:14'],
  ['[[1, 2], [3, 4]]', 'but this is a list.', '1:2'],
  ['[]', 'The list has no rows in it.', '1:1'],
  ['[{ "a": 1, "a": 2 }]', '“a” is in this object twice.', '1:12'],
  ['{"a":1}\n{"a":}\n{"a":3}', 'A value belongs here, not “}”.', '2:6'],
  ['[{ "": 1 }]', 'A field needs a name.', '1:4'],
  ['[{ "__proto__": 1 }]', 'No field can be called “__proto__”', '1:4'],
  ['a,b\n1,"two\n3,four', 'A quote is opened here and not closed.', '2:3'],
  ['a,b\n1,2\n3,4,5', 'This row has 3 values, and there are 2 names', '3:1'],
  ['a,b', 'no rows below it', '1:4'],
  ['1,2\n3,4', 'The first line has numbers, where the names of columns belong.', '1:1'],
  ['a,b,a\n1,2,3', 'There is another field “a”.', '1:1'],
  ['a,__proto__\n1,2', 'No field can be called “__proto__”', '1:1'],
  ['interface A {\n  id: number;\n  name', 'the text ends', '3:7'],
  ['interface A {\n  id number;\n}', 'TypeScript does not allow “number;” here.', '2:6'],
  ['type A = string', 'There is no interface, type or class with properties', '1:1'],
  ['interface A { a: A }', 'There is no interface, type or class with properties', '1:1'],
  ['CREATE TABLE a (\n  id int,\n  name text', 'a “)” is missing', '1:16'],
  ['CREATE TABLE a (\n  id,\n  name text\n)', 'The column “id” has no type.', '2:5'],
  ['CREATE TABLE a (\n  id int\n  name text\n)', '“name” does not belong here: is a comma missing', '3:3'],
  ['CREATE TABLE a (\n  id int,\n)', 'the comma before is one too many', '3:1'],
  ['CREATE TABLE a AS SELECT * FROM b', 'The table has no list of columns', '1:34'],
  ['{ "properties": {\n  "a": { "$ref": "#/$defs/b" } } }', '“#/$defs/b” leads nowhere', '2:18'],
  ['{ "properties": { "a": { "$ref": "b.json" } } }', '“b.json” is another file', '1:34'],
  ['{ "$schema": "x", "type": "object" }', 'there are none here', '1:1'],
  ['{ "properties": { "a": "string" } }', 'The schema of “a” is an object', '1:24'],
  ['{ "properties": [] , "$schema": "x" }', '“properties” is an object, whose names are the fields.', '1:17'],
])('%j is told with its place', async (text, problem, place) => {
  const found = await inferData(text);
  expect(found).toMatchObject({ problem: expect.stringContaining(problem) as string });
  const { line, column } = found as { line?: number; column?: number };
  expect(line === undefined ? undefined : `${line}:${column}`).toBe(place);
});

test.each([
  ['names', `${'x'.repeat(101)},b\n1,2`, 'is longer than 100 characters'],
  [
    'columns',
    `${many(10_000, (it) => `c${it}`).join()}\n1`,
    'There are 10000 columns, and the demo takes at most 200.',
  ],
  ['names of rows', `[{${many(10_000, (it) => `"c${it}": 1`).join()}}]`, 'There are more than 200 names'],
  ['columns of tables', `CREATE TABLE a (${many(300, (it) => `c${it} int`).join()})`, 'There are 300 fields'],
  [
    'values',
    `CREATE TABLE a (b enum(${many(501, (it) => `'${it}'`).join()}))`,
    '“b” has 501 values, and 500 are allowed.',
  ],
  ['texts', 'a'.repeat(1_000_001), 'The text is too long: it has 1000001 characters, and 1000000 are allowed.'],
  ['cells', `a\n${'b'.repeat(10_001)}`, 'The value of “a” of row 1 is longer than 10000 characters.'],
  ['brackets', '['.repeat(100_000), 'too'],
  ['types in types', `type A = ${'{ a: '.repeat(2_000)}`, 'TypeScript does not allow'],
])('%s of any size end in a sentence', async (_, text, problem) => {
  expect(await inferData(text)).toMatchObject({ problem: expect.stringContaining(problem) as string });
});

test('of many rows, the first are taken', async () => {
  const { rows, notes } = await infer(`a\n${many(1_200, String).join('\n')}`);
  expect(rows).toHaveLength(1_000);
  expect(notes).toEqual(['The demo takes the first 1000 rows of 1200.']);
});
