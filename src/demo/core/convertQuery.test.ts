import {
  formatQuery,
  type RuleGroupType,
  type RuleGroupTypeAny,
  type RuleGroupTypeIC,
  type RuleType,
} from 'react-querybuilder';
import { expect, test } from 'vitest';
import { queries, fc } from '../../../tests/support/arbitraries';
import { inForm, toCombinators } from './convertQuery';

const FIELDS = ['a', 'b', 'c', 'd', 'e'];

/** All combinations of truth values of the fields. */
const TABLE = Array.from({ length: 2 ** FIELDS.length }, (_, row) => FIELDS.map((_, bit) => Boolean(row & (1 << bit))));

const rule = (field: string): RuleType => ({ id: field, field, operator: '=', value: true });

/** Truth table of a query. CEL about the fields is valid JavaScript, where `&&` also binds tighter than `||`. */
function truth(query: RuleGroupTypeAny): boolean[] {
  const holds = new Function(...FIELDS, `return ${formatQuery(query, 'cel')}`) as (...values: boolean[]) => boolean;
  return TABLE.map((values) => holds(...values));
}

const independent = (...rules: (string | RuleType | RuleGroupTypeIC)[]) =>
  ({
    id: 'root',
    rules: rules.map((item) => (typeof item === 'string' && FIELDS.includes(item) ? rule(item) : item)),
  }) as RuleGroupTypeIC;

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
])('%j becomes %s', (text, expected) => {
  expect(outline(toCombinators(independent(...text.split(' ').filter(Boolean))))).toBe(expected);
});

test('a group for precedence has an id of its own and is not negated', () => {
  const { rules } = toCombinators(independent('a', 'and', 'b', 'or', 'c', 'and', 'd'));
  const [first, second] = rules as RuleGroupType[];
  expect(first).toEqual({ id: first!.id, combinator: 'and', rules: [rule('a'), rule('b')], not: false });
  expect(first!.id).toMatch(/^[\da-f-]{36}$/);
  expect(second!.id).toMatch(/^[\da-f-]{36}$/);
  expect(second!.id).not.toBe(first!.id);
});

test('keeps the id, the negation and all else of a group around one other group', () => {
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

test('returns the same object for a query that already has the form', () => {
  const standard: RuleGroupType = { combinator: 'or', rules: [] };
  expect(toCombinators(standard)).toBe(standard);
  expect(inForm(standard, true)).toEqual({ rules: [] });
  const ic = independent('a');
  expect(inForm(ic, true)).toBe(ic);
});

const rules = fc.constantFrom(...FIELDS).map(rule);

/** Sets unused combinators to the one that the conversion gives them. */
const withUsedCombinators = (query: RuleGroupType): RuleGroupType => ({
  ...query,
  combinator: query.rules.length < 2 ? 'and' : query.combinator,
  rules: query.rules.map((item) => ('rules' in item ? withUsedCombinators(item) : item)),
});

test('converts there and back without a change', () => {
  fc.assert(
    fc.property(queries(rules), (generated) => {
      const query = { ...generated, note: 'mine' };
      const converted = inForm(query, true);
      expect(JSON.stringify(converted)).not.toContain('combinator');
      expect(truth(converted)).toEqual(truth(query));
      expect(toCombinators(converted)).toEqual(withUsedCombinators(query));
    }),
  );
});

test('a query with independent combinators means the same in groups', () => {
  let worthComparing = 0;
  fc.assert(
    fc.property(queries(rules, { minItems: 1, independent: true }), (query) => {
      const holds = truth(query);
      expect(truth(toCombinators(query))).toEqual(holds);
      if (holds.includes(true) && holds.includes(false)) worthComparing += 1;
    }),
  );
  // Most of the queries are true for some values and false for others.
  expect(worthComparing).toBeGreaterThan(50);
});
