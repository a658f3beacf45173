type Area = 'localStorage' | 'sessionStorage';

/**
 * Fallback where storage is missing, blocked or full. Its values last as long as the page and take precedence over
 * stored ones, which could not be replaced.
 */
const memory = new Map<string, string>();
const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of listeners) listener();
};

export function readStorage(key: string, area: Area = 'localStorage'): string | null {
  try {
    return memory.get(`${area} ${key}`) ?? window[area].getItem(key);
  } catch {
    return null;
  }
}

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
    // Nothing was stored.
  }
}

export function removeStorage(key: string, area: Area = 'localStorage'): void {
  remove(key, area);
  notify();
}

const ROOM_KEY = '__room__';

/**
 * Whether `localStorage` has room for this many more characters of keys and values. Does not notify listeners, so it is
 * safe to call during a render.
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

/** Events after which another page may have changed storage: one in the back/forward cache gets only the second. */
const STORAGE_EVENTS = ['storage', 'pageshow'];

/** Calls a listener when storage may have changed, by this page or another. Returns an unsubscribe function. */
export function subscribeStorage(listener: () => void): () => void {
  listeners.add(listener);
  for (const type of STORAGE_EVENTS) window.addEventListener(type, listener);
  return () => {
    listeners.delete(listener);
    for (const type of STORAGE_EVENTS) window.removeEventListener(type, listener);
  };
}
