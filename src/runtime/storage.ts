/**
 * The browser's storage, where it may be had. It can be missing, blocked or full; then what is set lasts as long as the
 * page does, and counts more than what could not be replaced.
 */
const memory = new Map<string, string>();
const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of listeners) listener();
};

/** What is stored under a key, or null. */
export function readStorage(key: string): string | null {
  try {
    return memory.get(key) ?? window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value under a key. */
export function writeStorage(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
  notify();
}

/** Removes what is stored under a key. */
export function removeStorage(key: string): void {
  memory.delete(key);
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
  notify();
}

/** Calls a listener whenever this page or another tab stores or removes something; returns what ends it. */
export function subscribeStorage(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
