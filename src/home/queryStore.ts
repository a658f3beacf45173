import { useSyncExternalStore } from 'react';
import type { RuleGroupType } from 'react-querybuilder';
import { initialQuery } from '../demo/core/initialQuery';

let query = initialQuery;
const listeners = new Set<() => void>();

/** The query that parts of the page share: each has a React root of its own, so it lives outside of React. */
export const currentQuery = (): RuleGroupType => query;

/** Replaces the query in all parts. */
export function changeQuery(changed: RuleGroupType): void {
  if (changed === query) return;
  query = changed;
  for (const listener of listeners) listener();
}

/** Calls a listener whenever the query changes; returns what ends it. */
export function subscribeQuery(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The query that parts of the page share; in the static HTML, and while React takes it over, the initial one. */
export const useQuery = (): RuleGroupType => useSyncExternalStore(subscribeQuery, currentQuery, () => initialQuery);
