import type { RuleGroupType, RuleGroupTypeAny, RuleGroupTypeIC, RuleType } from 'react-querybuilder';
import { expect, test } from 'vitest';
import { initialQuery } from './initialQuery';
import { describeQuery, partsOf, withIds } from './query';

const rule = (id?: string): RuleType => ({ ...(id !== undefined && { id }), field: 'age', operator: '=', value: 1 });
const group = (rules: RuleGroupType['rules'], id?: string): RuleGroupType => ({
  ...(id !== undefined && { id }),
  combinator: 'and',
  rules,
});

test.each<[RuleGroupTypeAny, string]>([
  [group([]), 'no rules in 1 group'],
  [group([rule()]), '1 rule in 1 group'],
  [group([group([rule(), rule()])]), '2 rules in 2 groups'],
  [{ rules: [rule(), 'and', { rules: [rule(), 'or', rule()] }] }, '3 rules in 2 groups'],
])('describes a query: %#', (query, expected) => {
  expect(describeQuery(query)).toBe(expected);
});

const idsOf = (query: RuleGroupType) => partsOf(query).map(({ id }) => id);

test('ids that occur once are kept, and combinators between rules stay in place', () => {
  expect(withIds(initialQuery)).toEqual(initialQuery);
  const query: RuleGroupTypeIC = { id: 'root', rules: [rule('a'), 'and', rule('b'), 'or', rule('c')] };
  expect(withIds(query)).toEqual(query);
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
