import { useState } from 'react';
import type { RuleGroupType } from 'react-querybuilder';
import { initialQuery } from './core/initialQuery';

/** Outlives the page, so that the demo of another library goes on with the same query. */
let latest = initialQuery;

/** The query of the demo, and what changes it. */
export function useDemoQuery() {
  const [query, setQuery] = useState(latest);
  const changeQuery = (changed: RuleGroupType) => {
    latest = changed;
    setQuery(changed);
  };
  return [query, changeQuery] as const;
}
