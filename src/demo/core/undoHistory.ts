import type { RuleGroupTypeAny } from 'react-querybuilder';

/** Maximum number of undo steps. */
const MAX_UNDO_STEPS = 20;

/** Replaced queries to go back or forward to; the nearest one is last. */
export interface UndoHistory {
  past: readonly RuleGroupTypeAny[];
  future: readonly RuleGroupTypeAny[];
}

export const EMPTY_HISTORY: UndoHistory = { past: [], future: [] };

export const pushQuery = ({ past }: UndoHistory, query: RuleGroupTypeAny): UndoHistory => ({
  past: [...past, query].slice(-MAX_UNDO_STEPS),
  future: [],
});

/** Goes one step back or forward; undefined at the end. The given query becomes a step, so its edits are not lost. */
export function stepThrough(
  { past, future }: UndoHistory,
  direction: 'back' | 'forward',
  query: RuleGroupTypeAny,
): { query: RuleGroupTypeAny; replacements: UndoHistory } | undefined {
  const target = (direction === 'back' ? past : future).at(-1);
  if (!target) return undefined;
  const replacements =
    direction === 'back'
      ? { past: past.slice(0, -1), future: [...future, query] }
      : { past: [...past, query], future: future.slice(0, -1) };
  return { query: target, replacements };
}
