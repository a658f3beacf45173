import type { RuleGroupTypeAny } from 'react-querybuilder';
import { expect, test } from 'vitest';
import { everyRule, fc, querySamples } from '../../../tests/support/arbitraries';
import { initialQuery } from './initialQuery';
import { partsOf } from './query';
import { queryWords, ruleWords } from './words';

test('the initial query in words', () => {
  expect(queryWords(initialQuery)).toBe(
    'First name begins with “E” and Last name is one of “Fitzgerald”, “James” and Age is greater than “26”' +
      ' and (Is a musician: yes or Instrument is “Trumpet”) and Grouped field 1 is Grouped field 4' +
      ' and Birthdate is between “1917-04-25” and “1938-01-25”',
  );
});

const rule = (field: string, operator: string, value: unknown) => ({ field, operator, value });

test.each([
  ['a label in place of a value', rule('gender', '=', 'F'), 'Gender is “Female”'],
  ['a time', rule('birthdate', '<', '1950-01-01'), 'Birthdate is before “1950-01-01”'],
  ['no value', rule('job', 'notNull', 'old'), 'Job has a value'],
  ['an empty value', rule('job', '=', ''), 'Job is “”'],
  ['an empty list', rule('job', 'in', ''), 'Job is one of nothing'],
  ['an array', rule('age', 'notBetween', [1, 2]), 'Age is not between “1” and “2”'],
  ['names that the demo does not have', rule('salary', 'near', '1'), 'salary near “1”'],
])('%s', (_, it, words) => {
  expect(ruleWords(it)).toBe(words);
});

test.each<[string, RuleGroupTypeAny, string]>([
  ['no rules', { combinator: 'and', rules: [] }, 'no rules'],
  ['no rules, negated', { combinator: 'and', not: true, rules: [] }, 'not (no rules)'],
  [
    'combinators between rules',
    { rules: [rule('age', '=', 1), 'or', { not: true, rules: [rule('age', '=', 2), 'and', rule('job', 'null', '')] }] },
    'Age is “1” or not (Age is “2” and Job has no value)',
  ],
])('%s', (_, query, words) => {
  expect(queryWords(query)).toBe(words);
});

test('each kind of rule has words of its own', () => {
  const kinds = everyRule.filter(({ operator, valueSource }) => valueSource === 'value' || !/null/i.test(operator));
  const words = kinds.map((part) => ruleWords({ ...part, value: part.valueSource === 'field' ? 'age' : 'a,b' }));
  expect(new Set(words).size).toBe(words.length);
});

test('the words of a query are those of its rules, with combinators and brackets', () => {
  for (const { query } of fc.sample(querySamples, 300)) {
    let rest = queryWords(query);
    for (const part of partsOf(query)) {
      if ('rules' in part) continue;
      const words = ruleWords(part);
      expect(rest).toContain(words);
      rest = rest.replace(words, () => '');
    }
    expect(rest).toMatch(/^(?:no rules|not |and|or|[() ])*$/);
  }
});
