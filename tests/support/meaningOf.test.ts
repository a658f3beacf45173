import type { RuleGroupType, RuleType } from 'react-querybuilder';
import { expect, test } from 'vitest';
import { meaningOf } from './meaningOf';

const rule = (operator: string, value: unknown, field = 'a'): RuleType => ({ field, operator, value });
const and = (...rules: RuleGroupType['rules']): RuleGroupType => ({ combinator: 'and', rules });
const or = (...rules: RuleGroupType['rules']): RuleGroupType => ({ combinator: 'or', rules });
const not = (group: RuleGroupType): RuleGroupType => ({ ...group, not: true });

const [a, b, c] = [rule('=', 1), rule('>', 2, 'b'), rule('in', [1, 2], 'c')] as const;

test.each<[string, RuleGroupType | RuleType, RuleGroupType | RuleType]>([
  ['a group of one and its rule', and(a), a],
  ['the combinator of a group of one', and(a), or(a)],
  ['another order', and(a, or(b, c)), and(or(c, b), a)],
  ['groups that change nothing', and(a, and(b, and(c))), and(a, b, c)],
  ['a range and its ends', rule('between', [1, 5]), and(rule('>=', 1), rule('<=', 5))],
  ['values outside a range', rule('notBetween', [1, 5]), or(rule('<', 1), rule('>', 5))],
  ['a negated rule and its opposite', not(and(rule('contains', 'x'))), rule('doesNotContain', 'x')],
  ['a negated range', not(and(rule('between', [1, 5]))), rule('notBetween', [1, 5])],
  ['a group that is negated twice', not(and(not(and(a, b)))), and(a, b)],
  ['a negated group and its negated rules', not(and(a, b)), or(not(and(a)), not(or(b)))],
  ['values as the default source', { ...a, valueSource: 'value' }, a],
])('the meaning is the same despite %s', (_, left, right) => {
  expect(meaningOf(left)).toBe(meaningOf(right));
});

test('other changes give another meaning', () => {
  const queries = [
    a,
    b,
    rule('=', '1'),
    rule('=', true),
    rule('!=', 1),
    { ...a, valueSource: 'field' as const },
    c,
    rule('in', [2, 1], 'c'),
    rule('in', ['1', '2'], 'c'),
    rule('between', [5, 1]),
    rule('between', [1, 5]),
    and(a, b),
    and(a, a, b),
    or(a, b),
    not(and(a, b)),
    not(or(a, b)),
    and(a, or(b, c)),
    or(a, and(b, c)),
    or(and(a, b), c),
    and(a, b, c),
    rule('xor', 1),
    not(and(rule('xor', 1))),
    rule('=', '] ["b",">",2,"value"'),
  ];
  expect(new Set(queries.map(meaningOf)).size).toBe(queries.length);
});

test('deep nesting does not make the meaning long', () => {
  let query: RuleGroupType = and(a, b);
  for (let depth = 0; depth < 200; depth += 1) query = depth % 2 ? and(a, query) : not(or(b, query));
  expect(meaningOf(query).length).toBeLessThan(20_000);
});
