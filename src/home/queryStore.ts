import { useSyncExternalStore } from 'react';
import type { RuleGroupType } from 'react-querybuilder';
import { initialQuery } from '../demo/core/initialQuery';
import { createStore } from '../runtime/createStore';

/** The query that parts of the page share: each has a React root of its own, so it lives outside of React. */
const queryStore = createStore<RuleGroupType>(initialQuery);

/** The query that parts of the page share; in the static HTML, and while React takes it over, the initial one. */
export const useQuery = (): RuleGroupType =>
  useSyncExternalStore(queryStore.subscribe, queryStore.get, () => initialQuery);

/** The props by which a builder shares the query of the page. */
export const useSharedQuery = () => ({
  query: useQuery(),
  onQueryChange: queryStore.set,
  // It would tell of the query that it was mounted with: of the initial one, when a reader may have changed it.
  enableMountQueryChange: false,
});
