import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseColorMode, currentColorMode, followColorMode, parseColorMode, subscribeColorMode } from './colorMode';

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  [null, null],
  ['', null],
  ['Dark', null],
  [' dark', null],
  ['auto', null],
  ['system', null],
  ['"dark"', null],
  ['toString', null],
])('stored %j names %j', (stored, expected) => {
  expect(parseColorMode(stored)).toBe(expected);
});

let stored: Map<string, string>;
let dataset: { theme?: string };
let tab: EventTarget;
let system: EventTarget & { matches: boolean };
let endings: (() => void)[];

beforeEach(() => {
  stored = new Map();
  dataset = { theme: 'light' };
  system = Object.assign(new EventTarget(), { matches: false });
  endings = [];
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
afterEach(() => {
  endings.forEach((end) => end());
  vi.unstubAllGlobals();
});

function listen() {
  const listener = vi.fn();
  endings.push(subscribeColorMode(listener));
  return listener;
}

const otherTabStores = (key: string, value: string | null) => {
  if (value === null) stored.delete(key);
  else stored.set(key, value);
  tab.dispatchEvent(new Event('storage'));
};

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  [undefined, 'light'],
  ['rubbish', 'light'],
])('a page whose html element has %j shows %s', (theme, expected) => {
  dataset.theme = theme;
  expect(currentColorMode()).toBe(expected);
});

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

test('a listener that has ended is not called', () => {
  const listener = vi.fn();
  subscribeColorMode(listener)();
  chooseColorMode('dark');
  expect(listener).not.toHaveBeenCalled();
});

test('a page that the browser kept follows what was chosen on others meanwhile, or the system', () => {
  followColorMode();
  stored.set('theme', 'dark');
  tab.dispatchEvent(new Event('pageshow'));
  expect(currentColorMode()).toBe('dark');
  stored.clear();
  tab.dispatchEvent(new Event('pageshow'));
  expect(currentColorMode()).toBe('light');
});

test.each([
  ['theme', null],
  ['theme', 'rubbish'],
  ['tabs.language', 'dark'],
])('a change of %j to %j in another tab changes nothing', (key, newValue) => {
  followColorMode();
  otherTabStores(key, newValue);
  expect(currentColorMode()).toBe('light');
});
