import type { RuleGroupType, RuleGroupTypeAny } from 'react-querybuilder';
import { toCombinators, toIndependent } from './convertQuery';
import type { HashState } from './hash';
import { initialQuery } from './initialQuery';
import { DEFAULT_OPTIONS, type Options } from './options';
import type { DemoState, DemoView } from './state';

/** A query and what it was converted from: turned on and off again, nothing has changed. */
const twins = new WeakMap<RuleGroupTypeAny, RuleGroupTypeAny>();

/** A query in the form that the option `independentCombinators` asks for. */
function inForm(query: RuleGroupTypeAny, independent: boolean): RuleGroupTypeAny {
  const isIndependent = !('combinator' in query);
  if (isIndependent === independent) return query;
  const converted = twins.get(query) ?? (independent ? toIndependent(query as RuleGroupType) : toCombinators(query));
  twins.set(converted, query);
  twins.set(query, converted);
  return converted;
}

/** Sets options, and converts the query when they ask for its other form. */
export function withOptions(state: DemoState, options: Options): DemoState {
  return { ...state, options, query: inForm(state.query, options.independentCombinators) };
}

/** Replaces the query by another, in the form that the options ask for. */
export function withQuery(state: DemoState, query: RuleGroupTypeAny): DemoState {
  if (query === state.query) return state;
  return { ...state, query: inForm(query, state.options.independentCombinators) };
}

/** Changes what is looked at below the builder. */
export const withView = (state: DemoState, view: Partial<DemoView>): DemoState => ({
  ...state,
  view: { ...state.view, ...view },
});

/** The state that a link leads to: one with a query describes all of it, another changes the options that it names. */
export function withLink(state: DemoState, { query, options, view }: HashState): DemoState {
  if (!query && Object.keys(options).length === 0 && Object.keys(view).length === 0) return state;
  const base = query ? DEFAULT_OPTIONS : state.options;
  const changed = withOptions(withView(state, view), { ...base, ...options });
  return query ? withQuery(changed, query) : changed;
}

/** The query without its rules. */
export const emptyQuery: RuleGroupType = { ...initialQuery, rules: [] };
