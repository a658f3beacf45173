import { useSyncExternalStore } from 'react';
import { createStore } from '../runtime/createStore';
import { DEFAULT_STATE, type DemoState } from './core/state';

/** Survives navigation, so that the demo of another library keeps the query and the options. */
const store = createStore(DEFAULT_STATE);
let touched = false;

export const getDemoState = (): DemoState => store.get();

/** Whether the visitor has changed something; only then the address follows. */
export const isChangedByVisitor = (): boolean => touched;

/** @param byVisitor false if the state comes from the address */
export function changeDemo(change: (state: DemoState) => DemoState, byVisitor = true): void {
  const changed = change(store.get());
  if (changed === store.get()) return;
  touched ||= byVisitor;
  store.set(changed);
}

/** The demo's state; the default state in the static HTML and during hydration. */
export const useDemoState = (): DemoState => useSyncExternalStore(store.subscribe, store.get, () => DEFAULT_STATE);
