import { useSyncExternalStore } from 'react';
import type { RuleGroupType } from 'react-querybuilder';
import { initialQuery } from '../demo/core/initialQuery';
import { createStore } from '../runtime/createStore';

/** The query that parts of the page share: each has a React root of its own, so it lives outside of React. */
export const queryStore = createStore<RuleGroupType>(initialQuery);

/** Replaces the query in all parts. */
export const changeQuery = queryStore.set;

/** The query that parts of the page share; in the static HTML, and while React takes it over, the initial one. */
export const useQuery = (): RuleGroupType =>
  useSyncExternalStore(queryStore.subscribe, queryStore.get, () => initialQuery);
