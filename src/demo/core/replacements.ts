import type { RuleGroupTypeAny } from 'react-querybuilder';

/** How many replaced queries are kept. */
const MOST = 20;

/** Queries that others took the place of as a whole, the last one last: those before the one at hand, and behind it. */
export interface Replacements {
  past: readonly RuleGroupTypeAny[];
  future: readonly RuleGroupTypeAny[];
}

/** Nothing has been replaced. */
export const NO_REPLACEMENTS: Replacements = { past: [], future: [] };

/** Notes that the query at hand is being replaced by a new one. */
export const replaced = ({ past }: Replacements, query: RuleGroupTypeAny): Replacements => ({
  past: [...past, query].slice(-MOST),
  future: [],
});

/**
 * Goes a step back, or forward again. What was done with the query at hand in between is not lost: it is a step itself.
 *
 * @returns the query to show and what is left of the steps; undefined when there is none in that direction
 */
export function step(
  { past, future }: Replacements,
  direction: 'back' | 'forward',
  query: RuleGroupTypeAny,
): { query: RuleGroupTypeAny; replacements: Replacements } | undefined {
  const target = (direction === 'back' ? past : future).at(-1);
  if (!target) return undefined;
  const replacements =
    direction === 'back'
      ? { past: past.slice(0, -1), future: [...future, query] }
      : { past: [...past, query], future: future.slice(0, -1) };
  return { query: target, replacements };
}
