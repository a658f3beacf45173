import { useSyncExternalStore } from 'react';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import { createStore } from '../runtime/createStore';
import { withQuery } from './core/changes';
import { NO_REPLACEMENTS, replaced, step } from './core/replacements';
import { changeDemo, demoState } from './demoStore';

/** What was last done to the query as a whole, and the queries before and behind it; outlives the page, as the query does. */
const store = createStore({ text: '', replacements: NO_REPLACEMENTS });

/** Tells the visitor something about the query. */
export const say = (text: string): void => store.set({ ...store.get(), text });

/** Replaces the query as a whole, and tells of it. */
export function replaceQuery(query: RuleGroupTypeAny, text: string): void {
  const { replacements } = store.get();
  const before = demoState().query;
  changeDemo((state) => withQuery(state, query));
  const isNew = demoState().query !== before;
  store.set({ text, replacements: isNew ? replaced(replacements, before) : replacements });
}

function move(direction: 'back' | 'forward', text: string): void {
  const moved = step(store.get().replacements, direction, demoState().query);
  if (!moved) return;
  changeDemo((state) => withQuery(state, moved.query));
  store.set({ text, replacements: moved.replacements });
}

const undo = () => move('back', 'The query is as it was.');
const redo = () => move('forward', 'The query is as it was before that.');

/** What was last done to the query as a whole, and what goes back and forth, where there is something. */
export function useReplacements() {
  const { text, replacements } = useSyncExternalStore(store.subscribe, store.get, store.get);
  const { past, future } = replacements;
  return { text, undo: past.length > 0 ? undo : undefined, redo: future.length > 0 ? redo : undefined };
}
