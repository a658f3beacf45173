import type { ReactElement } from 'react';
import type { QueryBuilderProps, RuleGroupType, RuleType } from 'react-querybuilder';
import { expect, test, vi } from 'vitest';
import { fields } from '../core/fields';
import { Vetoes } from './vetoes';

const refuse = vi.hoisted(() => vi.fn(() => false));

vi.mock('./useRefusal', () => ({ useRefusal: () => [refuse, null] }));

const RULE: RuleType = { field: 'firstName', operator: '=', value: '' };

/** The props that the builder gets. */
function given(onQueryChange = vi.fn()) {
  const { children } = Vetoes({ fields, onQueryChange }).props as { children: ReactElement[] };
  return children[0]!.props as Required<QueryBuilderProps<RuleGroupType>>;
}

const added = (operator: string) =>
  given().onAddRule(RULE, [], { combinator: 'and', rules: [{ ...RULE, operator }] }, undefined);

test('a rule is refused after one without a value, unless that cannot have one', () => {
  expect(added('=')).toBe(false);
  expect(refuse).toHaveBeenLastCalledWith(expect.stringContaining('Fill it in'));
  refuse.mockClear();
  expect(added('null')).toBe(RULE);
  expect(added('notNull')).toBe(RULE);
  expect(refuse).not.toHaveBeenCalled();
});

test('the next change takes the reason away', () => {
  const onQueryChange = vi.fn();
  const query: RuleGroupType = { combinator: 'and', rules: [] };
  given(onQueryChange).onQueryChange(query);
  expect(refuse).toHaveBeenLastCalledWith('');
  expect(onQueryChange).toHaveBeenLastCalledWith(query);
});
