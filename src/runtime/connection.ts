import { listen } from './listen';

/** Of `navigator.connection`, which not all browsers have. */
interface Connection {
  /** Such as `4g`, `2g` or `slow-2g`. */
  effectiveType?: string;
  saveData?: boolean;
}

/** False offline, on slow connections and in data saving mode. */
export function mayPrefetch(): boolean {
  const { connection = {} } = navigator as { connection?: Connection };
  return navigator.onLine && !connection.saveData && !connection.effectiveType?.includes('2g');
}

export const whenOnline = (): Promise<void> =>
  new Promise((resolve) => {
    if (navigator.onLine) resolve();
    else window.addEventListener('online', () => resolve(), { once: true });
  });

/** Calls a listener when the browser goes online or offline. Returns an unsubscribe function. */
export const subscribeOnline = (listener: () => void): (() => void) =>
  listen(window, { online: listener, offline: listener });
