import { expect, test, vi } from 'vitest';
import {
  comparison,
  flattenInfix,
  joinClauses,
  listRule,
  negation,
  queryOf,
  type Combinator,
  type PlacedRule,
} from './clause';

const source = { text: 'a > 1', at: 7 };
const rule = (field: string, operator = '='): PlacedRule => ({ field, operator, value: 1, at: 0 });

type Tree = { name: string } | { left: Tree; combinator: Combinator; right: Tree };
const leaf = (name: string): Tree => ({ name });
const split = (tree: Tree) => ('left' in tree ? tree : undefined);

test('reads a chain in its order, each operation and operand once, however deep its tree is', () => {
  let left = leaf('0');
  for (let index = 1; index < 50_000; index += 1) left = { left, combinator: 'and', right: leaf(String(index)) };
  const counted = vi.fn(split);
  const parts = flattenInfix(left, counted);
  expect(counted).toHaveBeenCalledTimes(2 * 50_000 - 1);
  expect(parts).toHaveLength(2 * 50_000 - 1);
  expect(parts.slice(0, 3)).toEqual([leaf('0'), 'and', leaf('1')]);
  expect(parts.at(-1)).toEqual(leaf('49999'));
});

test('keeps combinators between their operands', () => {
  const and: Tree = { left: leaf('b'), combinator: 'and', right: leaf('c') };
  const or: Tree = { left: { left: leaf('a'), combinator: 'or', right: and }, combinator: 'or', right: leaf('d') };
  expect(flattenInfix(or, split)).toEqual([leaf('a'), 'or', leaf('b'), 'and', leaf('c'), 'or', leaf('d')]);
});

test('a comparison is about its field, on either side', () => {
  const [field, value] = [{ field: 'a' }, { value: 1 }];
  expect(comparison(field, '<', value, source)).toEqual({ field: 'a', operator: '<', value: 1, at: 7 });
  expect(comparison(value, '<', field, source)).toEqual({ field: 'a', operator: '>', value: 1, at: 7 });
  expect(comparison(field, '<', { field: 'b' }, source)).toMatchObject({ value: 'b', valueSource: 'field' });
  expect(comparison({ value: null }, '!=', field, source)).toMatchObject({ operator: 'notNull', value: null });
  expect(() => comparison(value, '=', value, source)).toThrow('“a > 1” names no field to compare.');
  expect(() => comparison(field, '<', { value: null }, source)).toThrow(/compares with null/);
});

test('reads a list of values or of fields', () => {
  expect(listRule('a', 'in', [{ value: 1 }, { value: '2' }], source)).toMatchObject({ value: [1, '2'] });
  const ofFields = listRule('a', 'between', [{ field: 'b' }, { field: 'c' }], source);
  expect(ofFields).toMatchObject({ value: ['b', 'c'], valueSource: 'field' });
  expect(() => listRule('a', 'in', [], source)).toThrow(/empty list/);
  for (const other of [{ value: 1 }, { value: null }]) {
    expect(() => listRule('a', 'in', [{ field: 'b' }, other], source)).toThrow(/mixes/);
  }
  expect(() => listRule('a', 'in', [{ value: 1 }, { value: null }], source)).toThrow(/mixes/);
});

test('turns a negated rule into its opposite where the language writes it so, and negates a group otherwise', () => {
  expect(negation(rule('a', 'contains'), ['contains'])).toMatchObject({ operator: 'doesNotContain' });
  expect(negation(rule('a'), ['contains'])).toEqual({ not: true, rules: [rule('a')] });
  const not = negation(joinClauses('or', [rule('a'), rule('b')]), []);
  expect(not).toEqual({ not: true, rules: [rule('a'), 'or', rule('b')] });
  expect(negation(not, [])).toEqual({ not: true, rules: [not] });
});

test('leaves out a group that contains only one other group', () => {
  const group = joinClauses('and', [rule('a'), rule('b')]);
  expect(queryOf({ rules: [group] })).toBe(group);
  expect(queryOf({ not: true, rules: [group] })).toEqual({ not: true, rules: [group] });
  expect(queryOf(rule('a'))).toEqual({ rules: [rule('a')] });
});
