import { useSyncExternalStore } from 'react';
import type { RuleGroupType } from 'react-querybuilder';
import { initialQuery } from '../demo/core/initialQuery';
import { createStore } from '../runtime/createStore';

/** Outside React because each live part of the page has its own root. */
const queryStore = createStore<RuleGroupType>(initialQuery);

/** The page's shared query; the initial query in static HTML and during hydration. */
export const useQuery = (): RuleGroupType =>
  useSyncExternalStore(queryStore.subscribe, queryStore.get, () => initialQuery);

export const useSharedQuery = () => ({
  query: useQuery(),
  onQueryChange: queryStore.set,
  // On mount the builder would report the initial query, which the reader may have changed since.
  enableMountQueryChange: false,
});

export const setQuery = queryStore.set;
