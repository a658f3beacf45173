import { beforeEach, expect, test, vi } from 'vitest';
import { chooseColorMode, currentColorMode, followColorMode, subscribeColorMode } from './colorMode';

let stored: Map<string, string>;
let dataset: { theme?: string };
let tab: EventTarget;
let system: EventTarget & { matches: boolean };

beforeEach(() => {
  stored = new Map();
  dataset = { theme: 'light' };
  system = Object.assign(new EventTarget(), { matches: false });
  tab = Object.assign(new EventTarget(), {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
    matchMedia: () => system,
  });
  vi.stubGlobal('window', tab);
  vi.stubGlobal('document', { documentElement: { dataset } });
});

function listen() {
  const listener = vi.fn();
  subscribeColorMode(listener);
  return listener;
}

test('a choice is shown, stored and reported to listeners', () => {
  const listener = listen();
  chooseColorMode('dark');
  expect(currentColorMode()).toBe('dark');
  expect(stored.get('theme')).toBe('dark');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a choice of the current mode is stored, but not reported', () => {
  const listener = listen();
  chooseColorMode('light');
  expect(stored.get('theme')).toBe('light');
  expect(listener).not.toHaveBeenCalled();
});

test.each(['storage', 'pageshow'])(
  'after the event %s, a page follows what was chosen on others, or the system',
  (type) => {
    followColorMode();
    stored.set('theme', 'dark');
    tab.dispatchEvent(new Event(type));
    expect(currentColorMode()).toBe('dark');
    stored.set('theme', 'rubbish');
    tab.dispatchEvent(new Event(type));
    expect(currentColorMode()).toBe('light');
    system.matches = true;
    system.dispatchEvent(new Event('change'));
    expect(currentColorMode()).toBe('dark');
  },
);
