import { convertToIC, type RuleGroupType } from 'react-querybuilder';
import { expect, test } from 'vitest';
import { emptyQuery, withLink, withOptions, withQuery, withView } from './changes';
import { initialQuery } from './initialQuery';
import { DEFAULT_OPTIONS } from './options';
import { DEFAULT_STATE } from './state';

const independent = { ...DEFAULT_OPTIONS, independentCombinators: true };
const nothing = { options: {}, view: {}, problems: [] };

test('independent combinators convert the query, and without them it is what it was', () => {
  const lone: RuleGroupType = { ...initialQuery, combinator: 'or', rules: initialQuery.rules.slice(0, 1) };
  for (const query of [initialQuery, lone, emptyQuery]) {
    const there = withOptions(withQuery(DEFAULT_STATE, query), independent);
    expect(there.query).toEqual(convertToIC(query));
    expect(withOptions(there, DEFAULT_OPTIONS).query).toBe(query);
  }
});

test('a query that changed meanwhile is converted as it is now', () => {
  const there = withOptions(DEFAULT_STATE, independent);
  const [first] = initialQuery.rules;
  const changed = withQuery(there, { ...there.query, rules: [first] } as typeof there.query);
  expect(withOptions(changed, DEFAULT_OPTIONS).query).toMatchObject({ combinator: 'and', rules: [first] });
});

test('a query that comes in the other form is converted', () => {
  const state = withQuery(withOptions(DEFAULT_STATE, independent), emptyQuery);
  expect(state.query).not.toHaveProperty('combinator');
  expect(withQuery(DEFAULT_STATE, convertToIC(initialQuery)).query).toMatchObject({ combinator: 'and' });
});

test('nothing new is no change', () => {
  expect(withQuery(DEFAULT_STATE, DEFAULT_STATE.query)).toBe(DEFAULT_STATE);
  expect(withLink(DEFAULT_STATE, nothing)).toBe(DEFAULT_STATE);
});

test('a link without a query changes what it names', () => {
  const state = withOptions(withQuery(DEFAULT_STATE, emptyQuery), { ...DEFAULT_OPTIONS, showNotToggle: true });
  const linked = withLink(state, { ...nothing, options: { showLockButtons: true }, view: { format: 'cel' } });
  expect(linked.query).toBe(emptyQuery);
  expect(linked.options).toEqual({ ...DEFAULT_OPTIONS, showNotToggle: true, showLockButtons: true });
  expect(linked.view).toEqual({ ...DEFAULT_STATE.view, format: 'cel' });
});

test('a link with a query describes the whole state', () => {
  const state = withOptions(DEFAULT_STATE, { ...DEFAULT_OPTIONS, showNotToggle: true });
  const linked = withLink(state, { ...nothing, query: emptyQuery, options: { showLockButtons: true } });
  expect(linked.query).toBe(emptyQuery);
  expect(linked.options).toEqual({ ...DEFAULT_OPTIONS, showLockButtons: true });
});

test('a view changes in part', () => {
  expect(withView(DEFAULT_STATE, { tab: 'code' }).view).toEqual({ ...DEFAULT_STATE.view, tab: 'code' });
});
