import { expect, test, vi } from 'vitest';
import {
  comparison,
  didYouMean,
  readInfix,
  joinClauses,
  listRule,
  negation,
  queryOf,
  type Clause,
  type Combinator,
  type PlacedRule,
} from './clause';

const source = { text: 'a > 1', at: 7 };
const rule = (field: string, operator = '='): PlacedRule => ({ field, operator, value: 1, at: 0 });

type Tree = { name: string } | { left: Tree; combinator: Combinator; right: Tree };
const leaf = (name: string): Tree => ({ name });
const split = (tree: Tree) => ('left' in tree ? tree : undefined);

const read = (tree: Tree): Clause => ('name' in tree ? rule(tree.name) : readInfix(tree, split, read));

test('reads a chain in its order, each operation and operand once, however deep its tree is', () => {
  let left = leaf('0');
  for (let index = 1; index < 50_000; index += 1) left = { left, combinator: 'and', right: leaf(String(index)) };
  const counted = vi.fn(split);
  const { rules } = queryOf(readInfix(left, counted, read));
  expect(counted).toHaveBeenCalledTimes(2 * 50_000 - 1);
  expect(rules).toHaveLength(2 * 50_000 - 1);
  expect(rules.slice(0, 3)).toEqual([rule('0'), 'and', rule('1')]);
  expect(rules.at(-1)).toEqual(rule('49999'));
});

test('only an “or” within an “and” needs a group', () => {
  const [a, b, c] = [leaf('a'), leaf('b'), leaf('c')];
  const and: Tree = { left: b, combinator: 'and', right: c };
  const or: Tree = { left: b, combinator: 'or', right: c };
  const flat = [rule('b'), 'and', rule('c')];
  expect(read({ left: a, combinator: 'or', right: and })).toEqual({ rules: [rule('a'), 'or', ...flat] });
  expect(read({ left: and, combinator: 'and', right: a })).toEqual({ rules: [...flat, 'and', rule('a')] });
  const group = { rules: [rule('b'), 'or', rule('c')] };
  expect(read({ left: or, combinator: 'and', right: a })).toEqual({ rules: [group, 'and', rule('a')] });
});

test('means the nearest name, if it is near', () => {
  expect(didYouMean('FirstName', ['lastName', 'firstName'])).toBe(' Did you mean “firstName”?');
  expect(didYouMean('agee', ['age', 'job'])).toBe(' Did you mean “age”?');
  expect(didYouMean('salary', ['alarm', 'age'])).toBe('');
});

test('a comparison is about its field, on either side', () => {
  const [field, value] = [{ field: 'a' }, { value: 1 }];
  expect(comparison(field, '<', value, source)).toEqual({ field: 'a', operator: '<', value: 1, at: 7 });
  expect(comparison(value, '<', field, source)).toEqual({ field: 'a', operator: '>', value: 1, at: 7 });
  expect(comparison(field, '<', { field: 'b' }, source)).toMatchObject({ value: 'b', valueSource: 'field' });
  expect(comparison({ value: null }, '!=', field, source)).toMatchObject({ operator: 'notNull', value: null });
  expect(() => comparison(value, '=', value, source)).toThrow(
    '“a > 1” names no field to compare: a rule is about a field.',
  );
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
  expect(negation(rule('a'))).toEqual({ not: true, rules: [rule('a')] });
  const not = negation(joinClauses('or', [rule('a'), rule('b')]));
  expect(not).toEqual({ not: true, rules: [rule('a'), 'or', rule('b')] });
  expect(negation(not)).toEqual({ not: false, rules: [rule('a'), 'or', rule('b')] });
});

test('only a query of one clause is a group around it', () => {
  expect(joinClauses('and', [rule('a')])).toEqual(rule('a'));
  expect(queryOf(rule('a'))).toEqual({ rules: [rule('a')] });
});
