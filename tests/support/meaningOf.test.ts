import type { RuleGroupType, RuleType } from 'react-querybuilder';
import { expect, test } from 'vitest';
import { meaningOf } from './meaningOf';

const rule = (operator: string, value: unknown, field = 'a'): RuleType => ({ field, operator, value });
const and = (...rules: RuleGroupType['rules']): RuleGroupType => ({ combinator: 'and', rules });
const or = (...rules: RuleGroupType['rules']): RuleGroupType => ({ combinator: 'or', rules });
const not = (group: RuleGroupType): RuleGroupType => ({ ...group, not: true });

const [a, b, c] = [rule('=', 1), rule('>', 2, 'b'), rule('in', [1, 2], 'c')] as const;

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
