import type { Field, RuleType } from 'react-querybuilder';
import { expect, test } from 'vitest';
import { imported, refused } from '../../../../tests/support/imports';
import { IMPORT_LANGUAGES } from './languages';
import { countQuery, partsOf, withoutIds } from '../query';
import type { ImportLanguage } from '../state';
import { EXAMPLES } from './examples';

test.each(IMPORT_LANGUAGES)('the example of $name becomes four rules in two groups', async ({ name }) => {
  const { query, notes } = await imported(name, EXAMPLES[name]);
  expect(countQuery(query)).toEqual({ rules: 4, groups: 2 });
  expect(notes).toEqual([]);
});

test('the examples say the same', async () => {
  const rest = [
    { field: 'lastName', operator: 'in', value: ['Vaughan', 'Rodgers'] },
    { field: 'age', operator: 'between', value: [18, 65] },
    {
      combinator: 'or',
      rules: [
        { field: 'instrument', operator: '=', value: 'Guitar' },
        { field: 'job', operator: 'contains', value: 'producer' },
      ],
    },
  ];
  for (const { name } of IMPORT_LANGUAGES.filter((language) => !/^(?:cel|json)$/.test(language.name))) {
    const { query } = await imported(name, EXAMPLES[name], { listsAsArrays: true });
    expect(query).toMatchObject({ combinator: 'and', rules: rest });
  }
});

test.each(IMPORT_LANGUAGES)('every rule and group of $name has an id of its own', async ({ name }) => {
  for (const independentCombinators of [false, true]) {
    const ids = partsOf((await imported(name, EXAMPLES[name], { independentCombinators })).query).map(({ id }) => id);
    expect(ids.every((id) => typeof id === 'string' && id !== '')).toBe(true);
    expect(new Set(ids).size).toBe(6);
  }
});

test('lets the options decide on the form of lists and of the query', async () => {
  const text = "age > 7 AND job = 'x' OR age IN (5, 6)";
  expect((await imported('sql', text)).query).toMatchObject({
    combinator: 'or',
    rules: [{ combinator: 'and', rules: [{ value: 7 }, { value: 'x' }] }, { value: '5,6' }],
  });
  const { query } = await imported('sql', text, { listsAsArrays: true, independentCombinators: true });
  expect(query).not.toHaveProperty('combinator');
  expect(query.rules).toMatchObject([{ value: 7 }, 'and', { value: 'x' }, 'or', { value: [5, 6] }]);
});

test.each<[ImportLanguage, string, Partial<RuleType>]>([
  ['mongodb', '{"age": {"$not": {"$ne": 5}}}', { operator: '=', value: 5 }],
  ['cel', '!lastName.contains("x")', { operator: 'doesNotContain', value: 'x' }],
  ['jsonlogic', '{"!": [{"in": ["x", {"var": "job"}]}]}', { operator: 'doesNotContain', value: 'x' }],
  ['jsonlogic', '{"!!": {"==": [{"var": "age"}, 5]}}', { operator: '=', value: 5 }],
])('%s: %s is one rule', async (language, text, expected) => {
  const { query } = await imported(language, text);
  expect(query.rules).toHaveLength(1);
  expect(query.rules[0]).toMatchObject(expected);
});

test('the query of the demo is imported as it is, with flags and what the demo does not have', async () => {
  const rules = [
    { field: 'age', operator: 'between', value: '1,', disabled: true },
    { field: '~', operator: '~', value: '' },
    { combinator: 'or', not: true, rules: [], disabled: true },
    { field: 'job', operator: 'near', value: '' },
  ];
  for (const written of [
    { combinator: 'and', rules, not: false },
    { rules: [rules[0], 'or', { rules: [rules[1], 'and', rules[3]], not: true }] },
  ]) {
    const independentCombinators = !('combinator' in written);
    const { query, notes } = await imported('json', JSON.stringify(written), { independentCombinators });
    expect(withoutIds(query)).toEqual(written);
    expect(notes).toEqual(['The demo has no operator “near”, which was kept.']);
  }
});

test('unknown fields are named, and kept if that is asked for', async () => {
  const text = 'salary > bonus AND age > 5';
  const { problem, newFields } = await refused('sql', text);
  expect(problem).toMatch(/^There is no field “salary”\. The fields are: .* Also unknown: “bonus”\.$/);
  expect(newFields).toEqual(['salary', 'bonus']);
  const { query } = await imported('sql', text, { keepsNewFields: true });
  expect(query.rules).toMatchObject([{ field: 'salary', valueSource: 'field', value: 'bonus' }, { field: 'age' }]);
  const { newFields: none } = await refused('sql', 'salary > lower(job)');
  expect(none).toBeUndefined();
});

test.each<[ImportLanguage, string, RegExp]>([
  ['sql', 'age > 5 GROUP BY job ORDER BY age LIMIT 3;', /“GROUP BY job ORDER BY age LIMIT 3” was left out/],
  ['sql', "birthdate > 'yesterday'", /^The editor of “birthdate” cannot show “yesterday”\.$/],
  ['sql', "alarm BETWEEN '06:30' AND 'noon'", /^The editor of “alarm” cannot show “noon”\.$/],
  ['sql', "alarm = '25:99'", /^The editor of “alarm” cannot show “25:99”\.$/],
  ['mongodb', '{"age": "old"}', /^The editor of “age” cannot show “old”\.$/],
])('%s: %s is imported with a note', async (language, text, expected) => {
  const { notes } = await imported(language, text);
  expect(notes).toHaveLength(1);
  expect(notes[0]).toMatch(expected);
});

test('a note is given once', async () => {
  expect((await imported('sql', "alarm > 'noon' AND alarm <> 'noon'")).notes).toHaveLength(1);
});

test('knows the fields that it is given', async () => {
  const fields: Field[] = [{ name: 'city', label: 'City', operators: [{ name: '=', label: '=' }] }];
  expect((await imported('sql', "city = 'Oslo'", { fields })).query.rules).toMatchObject([{ value: 'Oslo' }]);
  expect(await refused('sql', "citi = 'Oslo'", { fields })).toMatchObject({
    problem: expect.stringContaining('“city”') as string,
    newFields: ['citi'],
  });
  const { problem } = await refused('sql', "city <> 'Oslo'", { fields });
  expect(problem).toBe('“city” has no operator “!=”. It has: =.');
});
