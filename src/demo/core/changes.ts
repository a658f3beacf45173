import type { RuleGroupType, RuleGroupTypeAny } from 'react-querybuilder';
import { toCombinators, toIndependent } from './convertQuery';
import type { HashState } from './hash';
import { initialQuery } from './initialQuery';
import { DEFAULT_OPTIONS, type Options } from './options';
import type { DemoState, DemoView } from './state';

/** Maps a query to its conversion and back, so that toggling the option twice restores the same query. */
const twins = new WeakMap<RuleGroupTypeAny, RuleGroupTypeAny>();

function inForm(query: RuleGroupTypeAny, independent: boolean): RuleGroupTypeAny {
  const isIndependent = !('combinator' in query);
  if (isIndependent === independent) return query;
  const converted = twins.get(query) ?? (independent ? toIndependent(query as RuleGroupType) : toCombinators(query));
  twins.set(converted, query);
  twins.set(query, converted);
  return converted;
}

/** Sets options; converts the query if they need its other form. */
export function withOptions(state: DemoState, options: Options): DemoState {
  return { ...state, options, query: inForm(state.query, options.independentCombinators) };
}

/** Replaces the query, converted to the form that the options need. */
export function withQuery(state: DemoState, query: RuleGroupTypeAny): DemoState {
  if (query === state.query) return state;
  return { ...state, query: inForm(query, state.options.independentCombinators) };
}

export const withView = (state: DemoState, view: Partial<DemoView>): DemoState => ({
  ...state,
  view: { ...state.view, ...view },
});

/** Applies a link: with a query it defines the whole state, otherwise it changes only the options it names. */
export function withLink(state: DemoState, { query, options, view }: HashState): DemoState {
  if (!query && Object.keys(options).length === 0 && Object.keys(view).length === 0) return state;
  const base = query ? DEFAULT_OPTIONS : state.options;
  const changed = withOptions(withView(state, view), { ...base, ...options });
  return query ? withQuery(changed, query) : changed;
}

export const emptyQuery: RuleGroupType = { ...initialQuery, rules: [] };
