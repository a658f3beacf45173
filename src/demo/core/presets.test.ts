import { formatQuery, type RuleGroupType, type RuleType } from 'react-querybuilder';
import { expect, test } from 'vitest';
import { makeField } from './fieldTypes';
import { presetsOf } from './presets';
import { countQuery } from './query';
import { DEFAULT_DEMO_STATE, type Data } from './state';
import { unknownNames } from './unknownNames';

const { data } = DEFAULT_DEMO_STATE;

const queryOf = (label: string, of: Data = data): RuleGroupType =>
  presetsOf(of).find((preset) => preset.label === label)!.query;

test('presets of the musicians have known fields, operators and values of rows', () => {
  for (const { query } of presetsOf(data)) expect(unknownNames(query)).toEqual({ fields: [], operators: [] });
  expect(formatQuery(queryOf('Simple'), 'sql')).toBe("(firstName = 'Ella' and lastName = 'James')");
  expect(countQuery(queryOf('Nested'))).toEqual({ rules: 4, groups: 3 });
  expect(countQuery(queryOf('200 rules'))).toEqual({ rules: 200, groups: 21 });
  expect(queryOf('Dates').rules.map((rule) => (rule as RuleType).field)).toEqual(['birthdate', 'datetime', 'alarm']);
  expect((queryOf('Dates').rules[0] as RuleType).value).toBe('1931-12-28,1948-01-05');
});

test('presets of own data follow their fields', () => {
  const fields = [makeField({ name: 'a', type: 'boolean' }), makeField({ name: 'b', type: 'choices', values: [] })];
  const own = { fields, rows: [] };
  expect(presetsOf(own).map(({ label }) => label)).toEqual(['Simple', 'Nested', '200 rules']);
  expect(queryOf('Simple', own).rules).toMatchObject([
    { field: 'a', operator: '=', value: true },
    { field: 'b', operator: 'in', value: '' },
  ]);
});
