import { afterPaint } from './afterPaint';

/** Calls back once the browser has nothing else to do or, where it cannot tell, once it has painted. */
export function whenIdle(callback: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(callback);
  else afterPaint(callback);
}
