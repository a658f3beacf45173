import { formatQuery, type RuleGroupType } from 'react-querybuilder';
import { expect, test } from 'vitest';
import { readData } from './checkData';
import { addField, removeField, replaceField } from './editData';
import { exampleQuery } from './exampleQuery';
import { makeField, typeOf } from './fieldTypes';
import { DEFAULT_DEMO_STATE, type Data } from './state';

const musicians = { query: DEFAULT_DEMO_STATE.query, data: DEFAULT_DEMO_STATE.data };

const own: Data = {
  fields: [makeField({ name: 'a', type: 'number' }), makeField({ name: 'b', type: 'choice', values: [] })],
  rows: [
    { a: 1, b: 'x' },
    { a: null, b: 'y' },
  ],
};

test('a field that is added has a name of its own', () => {
  const once = addField(musicians);
  expect(once.data.fields.map(({ name }) => name).slice(-2)).toEqual(['groupedField4', 'field18']);
  const twice = addField(removeField(once, 0));
  expect(twice.data.fields.at(-1)).toMatchObject({ name: 'field19', label: 'Field19' });
  expect(once.query).toBe(musicians.query);
});

test('rules and rows follow the name of a field', () => {
  const query: RuleGroupType = {
    combinator: 'and',
    rules: [
      { field: 'a', operator: '=', value: 'a' },
      { combinator: 'or', rules: [{ field: 'b', operator: '=', value: 'a', valueSource: 'field' }] },
    ],
  };
  const renamed = replaceField({ query, data: own }, 0, { ...own.fields[0]!, name: 'c' });
  expect(renamed.data.rows).toEqual([
    { c: 1, b: 'x' },
    { c: null, b: 'y' },
  ]);
  expect(formatQuery(renamed.query, 'sql')).toBe("(c = 'a' and (b = c))");
});

test('another name for a field of the musicians makes their rows those of the visitor', () => {
  const { data } = replaceField(musicians, 2, { ...musicians.data.fields[2]!, name: 'years' });
  expect(data.rows).toHaveLength(100);
  expect(data.rows![0]).toMatchObject({ firstName: 'Ella', years: 79 });
  expect(data.rows![0]).not.toHaveProperty('age');
  expect(data.fields.some(({ validator }) => validator)).toBe(false);
});

test('an example is a rule that some row fulfils, if there are rows', () => {
  expect(exampleQuery(DEFAULT_DEMO_STATE.data)).toBe(DEFAULT_DEMO_STATE.query);
  expect(exampleQuery({ ...own, fields: own.fields.slice(0, 1) }).rules).toMatchObject([
    { field: 'a', operator: '=', value: 1 },
  ]);
  const values = [{ name: 'y', label: 'Y' }];
  const choice = makeField({ name: 'b', type: 'choice', values });
  expect(exampleQuery({ fields: [own.fields[0]!, choice] }).rules).toMatchObject([{ field: 'b', value: 'y' }]);
  expect(exampleQuery({ fields: [makeField({ name: 't', type: 'text' })] }).rules).toMatchObject([
    { field: 't', value: '' },
  ]);
});

test('data of a link are made again of what is known', () => {
  const copied = JSON.parse(JSON.stringify({ ...addField(musicians).data, rows: [] })) as Data;
  expect(readData(copied.fields, copied.rows)).toEqual(copied);
  const [field] = readData(
    [{ name: 'a', label: 'A', onChange: 'alert()', values: [{ name: 'x', label: 'X' }] }],
    undefined,
  ).fields;
  expect(field).toEqual({ name: 'a', label: 'A', values: [{ name: 'x', label: 'X' }] });
  expect(typeOf(field!)).toBe('text');
  expect(readData([{ name: 'a' }], [{ a: 1, b: 2 }, {}]).rows).toEqual([{ a: 1 }, { a: null }]);
});

const fields = [{ name: 'a', label: 'A' }];

test.each<[string, unknown, unknown]>([
  ['no list', 'a', undefined],
  ['no field', [], undefined],
  ['a name twice', [...fields, ...fields], undefined],
  ['__proto__', JSON.parse('[{ "name": "__proto__" }]'), undefined],
  ['a long name', [{ name: 'a'.repeat(101) }], undefined],
  ['an unknown editor', [{ name: 'a', valueEditorType: 'script' }], undefined],
  ['no known operator', [{ name: 'a', operators: [{ name: 'eval' }] }], undefined],
  ['values that are no options', [{ name: 'a', values: ['x'] }], undefined],
  ['too many fields', Array.from({ length: 201 }, (_, index) => ({ name: `f${index}` })), undefined],
  ['rows that are no objects', fields, [1]],
  ['a value that is an object', fields, [{ a: {} }]],
  ['too many rows', fields, Array.from({ length: 1_001 }, () => ({}))],
])('data of a link with %s are refused in a sentence', (_, linked, rows) => {
  expect(() => readData(linked, rows)).toThrow(/\.$/);
});
