import { beforeEach, expect, test, vi } from 'vitest';
import type * as storageModule from './storage';

let storage: typeof storageModule;
let stored: Map<string, string>;
let events: EventTarget;

beforeEach(async () => {
  vi.resetModules();
  storage = await import('./storage');
  stored = new Map();
  events = new EventTarget();
});

const working = () => ({
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
});
const fail = () => {
  throw new Error('QuotaExceededError');
};

function browse(localStorage: () => object) {
  vi.stubGlobal('window', Object.defineProperty(events, 'localStorage', { get: localStorage, configurable: true }));
}

test.each([
  ['blocked', fail],
  ['missing', () => undefined as unknown as object],
  ['without room', () => ({ ...working(), setItem: fail })],
])('where storage is %s, keeps a value as long as the page', (_, localStorage) => {
  browse(localStorage);
  expect(storage.readStorage('a')).toBeNull();
  storage.writeStorage('a', '1');
  expect(storage.readStorage('a')).toBe('1');
  storage.writeStorage('a', '2');
  expect(storage.readStorage('a')).toBe('2');
  storage.removeStorage('a');
  expect(storage.readStorage('a')).toBeNull();
});

test('prefers the last value that was set to the stored one where storage is full', () => {
  stored.set('a', 'light');
  browse(() => ({ ...working(), setItem: fail }));
  expect(storage.readStorage('a')).toBe('light');
  storage.writeStorage('a', 'dark');
  expect(storage.readStorage('a')).toBe('dark');
});

test('when storage has room again, it is used', () => {
  browse(() => ({ ...working(), setItem: fail }));
  storage.writeStorage('a', '1');
  browse(working);
  storage.writeStorage('a', '2');
  stored.set('a', 'from another tab');
  expect(storage.readStorage('a')).toBe('from another tab');
  stored.clear();
  expect(storage.readStorage('a')).toBeNull();
});

test.each([
  ['works', working],
  ['is blocked', fail],
])('where storage %s, listeners are notified of every change until they unsubscribe', (_, localStorage) => {
  browse(localStorage);
  const heard: (string | null)[] = [];
  const end = storage.subscribeStorage(() => heard.push(storage.readStorage('a')));
  storage.writeStorage('a', '1');
  storage.removeStorage('a');
  // From another tab, and from the back/forward cache.
  for (const type of ['storage', 'pageshow']) events.dispatchEvent(new Event(type));
  expect(heard).toEqual(['1', null, null, null]);
  end();
  storage.writeStorage('a', '2');
  events.dispatchEvent(new Event('storage'));
  expect(heard).toHaveLength(4);
});

test.each([
  ['has room', working, true],
  ['is full', () => ({ ...working(), setItem: fail }), false],
])('where storage %s, the test for room stores nothing and notifies nobody', (_, localStorage, hasRoom) => {
  browse(localStorage);
  const listener = vi.fn();
  storage.subscribeStorage(listener);
  expect(storage.hasRoom(100)).toBe(hasRoom);
  expect(stored.size).toBe(0);
  expect(listener).not.toHaveBeenCalled();
});
