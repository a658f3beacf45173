/** How long something is kept: until the reader clears it, or as long as the browser's tab is open. */
type Area = 'localStorage' | 'sessionStorage';

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
export function readStorage(key: string, area: Area = 'localStorage'): string | null {
  try {
    return memory.get(`${area} ${key}`) ?? window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value under a key. */
export function writeStorage(key: string, value: string, area: Area = 'localStorage'): void {
  try {
    window[area].setItem(key, value);
    memory.delete(`${area} ${key}`);
  } catch {
    memory.set(`${area} ${key}`, value);
  }
  notify();
}

function remove(key: string, area: Area): void {
  memory.delete(`${area} ${key}`);
  try {
    window[area].removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/** Removes what is stored under a key. */
export function removeStorage(key: string, area: Area = 'localStorage'): void {
  remove(key, area);
  notify();
}

const ROOM_KEY = '__room__';

/**
 * Whether so many characters more, of keys and values together, can be stored until the reader clears them. No listener
 * hears of it, so it may be asked while React renders.
 */
export function hasRoom(characters: number): boolean {
  try {
    window.localStorage.setItem(ROOM_KEY, ' '.repeat(Math.max(characters - ROOM_KEY.length, 0)));
    return true;
  } catch {
    return false;
  } finally {
    remove(ROOM_KEY, 'localStorage');
  }
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
