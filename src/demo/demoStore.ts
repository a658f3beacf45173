import { useSyncExternalStore } from 'react';
import { createStore } from '../runtime/createStore';
import { DEFAULT_STATE, type DemoState } from './core/state';

/** Outlives the page, so that the demo of another library goes on with the same query and options. */
const store = createStore(DEFAULT_STATE);
let touched = false;

/** The state of the demo as it is now. */
export const demoState = (): DemoState => store.get();

/** Whether its visitor changed something, so that the address is to follow. */
export const isTouched = (): boolean => touched;

/**
 * Changes the state of the demo.
 *
 * @param change makes the new state from the one at hand
 * @param byVisitor false when the state comes from the address itself
 */
export function changeDemo(change: (state: DemoState) => DemoState, byVisitor = true): void {
  const changed = change(store.get());
  if (changed === store.get()) return;
  touched ||= byVisitor;
  store.set(changed);
}

/** The state of the demo; in the static HTML, and while React takes that over, the one that every demo begins with. */
export const useDemoState = (): DemoState => useSyncExternalStore(store.subscribe, store.get, () => DEFAULT_STATE);
