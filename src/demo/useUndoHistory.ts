import { useSyncExternalStore } from 'react';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import { createStore } from '../runtime/createStore';
import { withQuery } from './core/changes';
import { EMPTY_HISTORY, pushQuery, stepThrough } from './core/undoHistory';
import { changeDemo, getDemoState } from './demoStore';

/** Last message, and the history of replaced queries; survives navigation like the query. */
const store = createStore({ text: '', replacements: EMPTY_HISTORY });

export const announce = (text: string): void => store.set({ ...store.get(), text });

export function replaceQuery(query: RuleGroupTypeAny, text: string): void {
  const { replacements } = store.get();
  const before = getDemoState().query;
  changeDemo((state) => withQuery(state, query));
  const isNew = getDemoState().query !== before;
  store.set({ text, replacements: isNew ? pushQuery(replacements, before) : replacements });
}

function move(direction: 'back' | 'forward', text: string): void {
  const moved = stepThrough(store.get().replacements, direction, getDemoState().query);
  if (!moved) return;
  changeDemo((state) => withQuery(state, moved.query));
  store.set({ text, replacements: moved.replacements });
}

const undo = () => move('back', 'The query is as it was.');
const redo = () => move('forward', 'The query is as it was before that.');

/** The last message, and undo and redo, which are undefined if there is no such step. */
export function useUndoHistory() {
  const { text, replacements } = useSyncExternalStore(store.subscribe, store.get, store.get);
  const { past, future } = replacements;
  return { text, undo: past.length > 0 ? undo : undefined, redo: future.length > 0 ? redo : undefined };
}
