import { filterFieldsByComparator, type Field } from 'react-querybuilder';
import { expect, test } from 'vitest';
import { fields } from './fields';

const field = (name: string) => fields.find((candidate) => candidate.name === name)!;

test('there are 17 fields with different names', () => {
  expect(fields).toHaveLength(17);
  expect(new Set(fields.map(({ name }) => name)).size).toBe(17);
});

test.each([
  ['age', { inputType: 'number' }],
  ['isMusician', { valueEditorType: 'checkbox', operators: [{ name: '=', label: '=' }] }],
  ['instrument', { valueEditorType: 'select', operators: [{ name: '=', label: '=' }] }],
  ['alsoPlays', { valueEditorType: 'multiselect', operators: [{ name: 'in', label: 'in' }] }],
  ['gender', { valueEditorType: 'radio', operators: [{ name: '=', label: '=' }] }],
  ['description', { valueEditorType: 'textarea' }],
  ['birthdate', { inputType: 'date' }],
  ['datetime', { inputType: 'datetime-local' }],
  ['alarm', { inputType: 'time' }],
  ['lastName', { defaultOperator: 'beginsWith' }],
] satisfies [string, Partial<Field>][])('%s has its type of input', (name, expected) => {
  expect(field(name)).toMatchObject(expected);
});

test.each(['firstName', 'lastName', 'height', 'job'])('%s asks for a value where its operator takes one', (name) => {
  const isValid = (operator: string, value: unknown) => field(name).validator!({ field: name, operator, value });
  expect(isValid('=', 'Ella')).toBe(true);
  expect(isValid('in', ['Ella', 'Etta'])).toBe(true);
  expect(isValid('notNull', '')).toBe(true);
  expect(isValid('=', '')).toBe(false);
  expect(isValid('=', '  ')).toBe(false);
  expect(isValid('between', ' , ')).toBe(false);
  expect(isValid('in', [])).toBe(false);
  expect(isValid('=', undefined)).toBe(false);
});

test.each([1, 2, 3, 4])('grouped field %i compares with the other three', (number) => {
  const grouped = field(`groupedField${number}`);
  const others = filterFieldsByComparator(grouped, fields, '=') as Field[];
  expect(others.map(({ name }) => name)).toEqual(
    [1, 2, 3, 4].filter((other) => other !== number).map((other) => `groupedField${other}`),
  );
  expect(grouped.valueSources).toEqual(['field', 'value']);
});
