import {
  formatQuery,
  type RuleGroupType,
  type RuleGroupTypeAny,
  type RuleGroupTypeIC,
  type RuleType,
} from 'react-querybuilder';
import { expect, test } from 'vitest';
import { pick, randomQuery, seeded } from '../../../tests/support/randomQuery';
import { toCombinators, toIndependent } from './convertQuery';

const FIELDS = ['a', 'b', 'c', 'd', 'e'];

/** All ways in which the fields can be true and false. */
const TABLE = Array.from({ length: 2 ** FIELDS.length }, (_, row) => FIELDS.map((_, bit) => Boolean(row & (1 << bit))));

const rule = (field: string): RuleType => ({ id: field, field, operator: '=', value: true });

/** For which values of the fields a query holds. CEL about them is JavaScript, in which `&&` binds more than `||` too. */
function truth(query: RuleGroupTypeAny): boolean[] {
  const holds = new Function(...FIELDS, `return ${formatQuery(query, 'cel')}`) as (...values: boolean[]) => boolean;
  return TABLE.map((values) => holds(...values));
}

/** A list of fields, combinators and groups, as independent combinators have it. */
const independent = (...rules: (string | RuleType | RuleGroupTypeIC)[]) =>
  ({
    id: 'root',
    rules: rules.map((item) => (typeof item === 'string' && FIELDS.includes(item) ? rule(item) : item)),
  }) as RuleGroupTypeIC;

/** The fields and combinators of a query, groups in brackets. */
const outline = ({ combinator, rules }: RuleGroupType): string =>
  `(${rules.map((item) => ('rules' in item ? outline(item) : item.field)).join(` ${combinator} `)})`;

test.each([
  ['', '()'],
  ['a', '(a)'],
  ['a and b and c', '(a and b and c)'],
  ['a or b or c', '(a or b or c)'],
  ['a and b or c', '((a and b) or c)'],
  ['a or b and c', '(a or (b and c))'],
  ['a or b and c or d', '(a or (b and c) or d)'],
  ['a and b or c and d and e', '((a and b) or (c and d and e))'],
  ['a or b or c and d or e', '(a or b or (c and d) or e)'],
  ['a xor b', '(a xor b)'],
  ['a or b xor c', '(a or (b xor c))'],
  ['a and b xor c or d and e', '(((a and b) xor c) or (d and e))'],
  ['a then b and c or d', '((a then (b and c)) or d)'],
])('%j becomes %s', (text, expected) => {
  expect(outline(toCombinators(independent(...text.split(' ').filter(Boolean))))).toBe(expected);
});

test('two rules without a combinator between them are joined all the same', () => {
  expect(outline(toCombinators(independent('a', 'b')))).toBe('(a and b)');
});

test('a group for precedence has an id of its own and is not negated', () => {
  const { rules } = toCombinators(independent('a', 'and', 'b', 'or', 'c', 'and', 'd'));
  const [first, second] = rules as RuleGroupType[];
  expect(first).toEqual({ id: first!.id, combinator: 'and', rules: [rule('a'), rule('b')], not: false });
  expect(first!.id).toMatch(/^[\da-f-]{36}$/);
  expect(second!.id).toMatch(/^[\da-f-]{36}$/);
  expect(second!.id).not.toBe(first!.id);
});

test('a group around one other group keeps its id, its not and all else', () => {
  const inner = { ...independent('a', 'or', 'b'), id: 'inner', not: false, disabled: true };
  const outer = { ...independent(inner), not: true, path: [], note: 'mine' };
  expect(toCombinators(outer)).toEqual({
    id: 'root',
    combinator: 'and',
    not: true,
    path: [],
    note: 'mine',
    rules: [{ id: 'inner', combinator: 'or', not: false, disabled: true, rules: [rule('a'), rule('b')] }],
  });
});

test('a query that is in the form already is the same object', () => {
  const standard: RuleGroupType = { combinator: 'or', rules: [] };
  expect(toCombinators(standard)).toBe(standard);
  expect(toIndependent(toIndependent(standard))).toEqual({ rules: [] });
  const ic = independent('a');
  expect(toIndependent(ic)).toBe(ic);
});

const random = seeded(1);
const makeRule = () => rule(pick(random, FIELDS));

/** A query in which groups that have no use for a combinator have the one that they get. */
const withUsedCombinators = (query: RuleGroupType): RuleGroupType => ({
  ...query,
  combinator: query.rules.length < 2 ? 'and' : query.combinator,
  rules: query.rules.map((item) => ('rules' in item ? withUsedCombinators(item) : item)),
});

test('there and back, nothing has changed', () => {
  for (let count = 0; count < 150; count += 1) {
    const query = { ...randomQuery(random, { makeRule }), note: 'mine' };
    const converted = toIndependent(query);
    expect(JSON.stringify(converted)).not.toContain('combinator');
    expect(truth(converted)).toEqual(truth(query));
    expect(toCombinators(converted)).toEqual(withUsedCombinators(query));
  }
});

test('a query with independent combinators means the same in groups', () => {
  const queries = Array.from({ length: 150 }, () => randomQuery(random, { makeRule, min: 1, independent: true }));
  const truths = queries.map(truth);
  expect(queries.map((query) => truth(toCombinators(query)))).toEqual(truths);
  // Most of them are worth the comparison: they hold for some values and not for others.
  expect(truths.filter((rows) => rows.includes(true) && rows.includes(false)).length).toBeGreaterThan(100);
});
