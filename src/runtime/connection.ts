/** What browsers may tell of the connection. */
export interface Connection {
  /** Such as `4g`, `2g` or `slow-2g`. */
  effectiveType?: string;
  /** Whether the reader asked for less data. */
  saveData?: boolean;
}

/** Whether a page may be fetched before its reader asks for it: not on a slow connection, nor where data is dear. */
export const mayPrefetch = ({ effectiveType = '', saveData = false }: Connection = {}): boolean =>
  !saveData && !effectiveType.includes('2g');

/** Resolves when the browser is connected: at once, or as soon as it is again. */
export const connected = (): Promise<void> =>
  new Promise((resolve) => {
    if (navigator.onLine) resolve();
    else window.addEventListener('online', () => resolve(), { once: true });
  });

/** Calls a listener whenever the browser is connected or no longer so; returns what ends it. */
export function subscribeOnline(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
