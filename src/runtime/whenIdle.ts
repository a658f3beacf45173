/** Calls back when the browser is idle, or in a new task where requestIdleCallback is missing. */
export function whenIdle(callback: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(callback);
  else setTimeout(callback);
}
