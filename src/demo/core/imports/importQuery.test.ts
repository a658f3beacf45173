import type { RuleGroupTypeAny, RuleType } from 'react-querybuilder';
import { expect, test } from 'vitest';
import { imported } from '../../../../tests/support/imports';
import { VALID_IMPORTS } from '../../../../tests/support/validImports';
import { IMPORT_LANGUAGES } from '../formats';
import { countQuery } from '../query';
import type { ImportLanguage } from '../state';

const itemsOf = (query: RuleGroupTypeAny): (RuleType | RuleGroupTypeAny)[] => [
  query,
  ...query.rules.flatMap((item: RuleType | RuleGroupTypeAny | string) =>
    typeof item === 'string' ? [] : 'rules' in item ? itemsOf(item) : [item],
  ),
];

test.each(IMPORT_LANGUAGES)('the example of $name becomes four rules in two groups', async ({ name, example }) => {
  const { query, notes } = await imported(name, example);
  expect(countQuery(query)).toEqual({ rules: 4, groups: 2 });
  expect(notes).toEqual([]);
});

test('the examples are read by the parsers of the library', async () => {
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
  for (const { name, example } of IMPORT_LANGUAGES.filter((language) => language.name !== 'cel')) {
    const { query } = await imported(name, example, { listsAsArrays: true });
    expect(query).toMatchObject({ combinator: 'and', rules: rest });
  }
});

test('every rule and group has an id of its own', async () => {
  for (const [language, texts] of VALID_IMPORTS) {
    for (const text of texts) {
      for (const independentCombinators of [false, true]) {
        const items = itemsOf((await imported(language, text, { independentCombinators })).query);
        const ids = items.map(({ id }) => id);
        expect(ids.every((id) => typeof id === 'string' && id !== '')).toBe(true);
        expect(new Set(ids).size).toBe(items.length);
      }
    }
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
  ['sql', 'height IS NOT NULL', { operator: 'notNull', value: null }],
  ['sql', 'groupedField1 = groupedField2', { valueSource: 'field', value: 'groupedField2' }],
  [
    'sql',
    'groupedField1 IN (groupedField2, groupedField3)',
    { valueSource: 'field', value: 'groupedField2,groupedField3' },
  ],
  ['sql', "lastName = 'O''Hara'", { value: "O'Hara" }],
  ['sql', "lastName LIKE 'Van%'", { operator: 'beginsWith', value: 'Van' }],
  ['sql', 'SELECT name FROM t WHERE age > 5;', { operator: '>', value: 5 }],
  ['sql', 'where age > 5', { operator: '>', value: 5 }],
  ['sql', "age > 5 -- AND job = 'x'\n", { operator: '>', value: 5 }],
  ['mongodb', '{"$expr": {"$ne": ["$groupedField1", "$groupedField2"]}}', { operator: '!=', valueSource: 'field' }],
  ['mongodb', '{"age": {"$not": {"$gt": 5}}}', { operator: '<=', value: 5 }],
  ['cel', '!lastName.contains("x")', { operator: 'doesNotContain', value: 'x' }],
  ['cel', 'lastName == "say \\"hi\\""', { value: 'say "hi"' }],
  [
    'cel',
    'groupedField1 in [groupedField2, groupedField3]',
    { valueSource: 'field', value: 'groupedField2,groupedField3' },
  ],
  [
    'jsonlogic',
    '{"in": [{"var": "groupedField2"}, {"var": "groupedField1"}]}',
    { field: 'groupedField1', operator: 'contains', value: 'groupedField2' },
  ],
  ['jsonlogic', '{"!": [{"in": ["x", {"var": "job"}]}]}', { operator: 'doesNotContain', value: 'x' }],
  ['jsonlogic', '{"!!": {"==": [{"var": "age"}, 5]}}', { operator: '=', value: 5 }],
])('%s: %s is one rule', async (language, text, expected) => {
  const { query } = await imported(language, text);
  expect(query.rules).toHaveLength(1);
  expect(query.rules[0]).toMatchObject(expected);
});

test('two comparisons of fields are read next to what else a document says', async () => {
  const text = '{"$not": {"age": 5}, "$expr": {"$ne": ["$groupedField1", "$groupedField2"]}}';
  expect((await imported('mongodb', text)).query).toMatchObject({
    combinator: 'and',
    rules: [
      { field: 'age', operator: '!=' },
      { field: 'groupedField1', operator: '!=', valueSource: 'field' },
    ],
  });
});

test.each<[ImportLanguage, string, RegExp]>([
  ['sql', 'age > 5 GROUP BY job ORDER BY age LIMIT 3;', /“GROUP BY job ORDER BY age LIMIT 3” was left out/],
  ['sql', "job LIKE '%50%_%'", /^In “'%50%_%'”, % and _ count only as characters/],
  ['mongodb', '{"job": {"$regex": "a.*b"}}', /^In “a\.\*b”, only a \^/],
  ['cel', "job == 'a\\nb'", /backslash/],
  ['sql', "birthdate > 'yesterday'", /^The editor of “birthdate” cannot show “yesterday”\.$/],
  ['sql', "alarm BETWEEN '06:30' AND 'noon'", /^The editor of “alarm” cannot show “noon”\.$/],
  ['mongodb', '{"age": "old"}', /^The editor of “age” cannot show “old”\.$/],
  ['cel', 'job == ""', /^“job” asks for a value/],
])('%s: %s is imported with a note', async (language, text, expected) => {
  const { notes } = await imported(language, text);
  expect(notes).toHaveLength(1);
  expect(notes[0]).toMatch(expected);
});

test('a note is given once', async () => {
  expect((await imported('sql', "job LIKE '%a_b%' AND job LIKE '%a_b%'")).notes).toHaveLength(1);
});
