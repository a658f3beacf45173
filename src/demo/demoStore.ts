import { useSyncExternalStore } from 'react';
import { DEFAULT_STATE, type DemoState } from './core/state';

/** Outlives the page, so that the demo of another library goes on with the same query and options. */
let current = DEFAULT_STATE;
let touched = false;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The state of the demo as it is now. */
export const demoState = (): DemoState => current;

/** Whether its visitor changed something, so that the address is to follow. */
export const isTouched = (): boolean => touched;

/**
 * Changes the state of the demo.
 *
 * @param change makes the new state from the one at hand
 * @param byVisitor false when the state comes from the address itself
 */
export function changeDemo(change: (state: DemoState) => DemoState, byVisitor = true): void {
  const changed = change(current);
  if (changed === current) return;
  current = changed;
  touched ||= byVisitor;
  for (const listener of listeners) listener();
}

/** The state of the demo; in the static HTML, and while React takes that over, the one that every demo begins with. */
export const useDemoState = (): DemoState => useSyncExternalStore(subscribe, demoState, () => DEFAULT_STATE);
