import type { RuleGroupType, RuleGroupTypeIC, RuleType } from 'react-querybuilder';
import { expect, test } from 'vitest';
import { initialQuery } from './initialQuery';
import { countQuery, describeQuery, withIds } from './query';

const rule = (id?: string): RuleType => ({ ...(id !== undefined && { id }), field: 'age', operator: '=', value: 1 });
const group = (rules: RuleGroupType['rules'], id?: string): RuleGroupType => ({
  ...(id !== undefined && { id }),
  combinator: 'and',
  rules,
});

test('counts the outermost group, but not combinators', () => {
  expect(countQuery(initialQuery)).toEqual({ rules: 7, groups: 2 });
  expect(countQuery({ rules: [rule(), 'and', { rules: [rule(), 'or', rule()] }] })).toEqual({ rules: 3, groups: 2 });
  expect(countQuery(group([]))).toEqual({ rules: 0, groups: 1 });
});

test.each([
  [group([]), 'no rules in 1 group'],
  [group([rule()]), '1 rule in 1 group'],
  [group([group([rule(), rule()])]), '2 rules in 2 groups'],
  [initialQuery, '7 rules in 2 groups'],
])('describes a query: %#', (query, expected) => {
  expect(describeQuery(query)).toBe(expected);
});

const idsOf = ({ id, rules }: RuleGroupType | RuleGroupTypeIC): unknown[] => [
  id,
  ...rules.flatMap((item) => (typeof item === 'string' ? [] : 'rules' in item ? idsOf(item) : [item.id])),
];

test('ids that occur once are kept', () => {
  expect(withIds(initialQuery)).toEqual(initialQuery);
});

test('only an id that is missing or taken is replaced', () => {
  const query = group([rule('a'), rule(), rule('a'), group([rule('root'), rule('b')], 'a'), rule('')], 'root');
  const ids = idsOf(withIds(query));
  const kept = ['root', 'a', undefined, undefined, undefined, undefined, 'b', undefined];
  kept.forEach((id, index) => (id ? expect(ids[index]).toBe(id) : expect(ids[index]).toMatch(/^[\da-f-]{36}$/)));
  expect(new Set(ids).size).toBe(kept.length);
  expect(idsOf(query)).toEqual(['root', 'a', undefined, 'a', 'a', 'root', 'b', '']);
});

test.each(['__proto__', 'constructor', 'toString'])('replaces the id %s', (id) => {
  expect(withIds(group([rule(id)])).rules[0]!.id).toMatch(/^[\da-f-]{36}$/);
});

test('keeps combinators between rules in place', () => {
  const query: RuleGroupTypeIC = { id: 'root', rules: [rule('a'), 'and', rule('b'), 'or', rule('c')] };
  expect(withIds(query)).toEqual(query);
});
