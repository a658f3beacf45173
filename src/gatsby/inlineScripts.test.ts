import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { INLINE_SCRIPTS, scriptText } from './inlineScripts';

interface Page {
  stored?: Record<string, string>;
  /** Whether access to storage throws, as it does when cookies are blocked. */
  blocked?: boolean;
  dark?: boolean;
  /** Data attributes of the script's element. */
  data?: Record<string, string>;
}

/** Runs a script as the first of a page; returns the dataset of `html`, media queries, visits and new globals. */
function run(script: string, { stored = {}, blocked = false, dark = false, data = {} }: Page = {}) {
  const dataset: Record<string, string> = {};
  const queries: string[] = [];
  const visited: string[] = [];
  const storage = { getItem: (key: string) => (Object.hasOwn(stored, key) ? stored[key] : null) };
  const context = createContext({
    document: { documentElement: { dataset }, currentScript: { dataset: data }, querySelectorAll: () => [] },
    matchMedia: (query: string) => ({ matches: queries.push(query) > 0 && dark }),
    location: { pathname: '/', search: '?x=1', hash: '#y', replace: (target: string) => visited.push(target) },
    addEventListener: () => undefined,
  });
  Object.defineProperty(context, 'localStorage', {
    get() {
      if (blocked) throw new Error('The operation is insecure.');
      return storage;
    },
  });
  runInContext('window = globalThis', context);
  const before = Object.keys(context);
  runInContext(script, context);
  return { dataset, queries, visited, globals: Object.keys(context).filter((key) => !before.includes(key)) };
}

const { head, redirect, start } = INLINE_SCRIPTS;

test.each([
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  [undefined, false, 'light'],
  [undefined, true, 'dark'],
  ['', true, 'dark'],
  ['Dark', false, 'light'],
  ['dark"><script>', false, 'light'],
  ['toString', false, 'light'],
])('%j stored, system prefers dark: %j, the page is %s', { tags: 'colour-mode-default' }, (theme, dark, expected) => {
  const stored: Record<string, string> = theme === undefined ? {} : { theme };
  expect(run(head, { stored, dark }).dataset).toEqual({ theme: expected });
});

test.each([true, false])('storage that cannot be read counts as empty, the system prefers dark: %j', (dark) => {
  const page = { blocked: true, dark, stored: { theme: 'light' } };
  expect(run(head, page).dataset).toEqual({ theme: dark ? 'dark' : 'light' });
});

test('the script asks for the mode of the system only when none is stored', () => {
  expect(run(head, { stored: { theme: 'dark' } }).queries).toEqual([]);
  expect(run(head).queries).toEqual(['(prefers-color-scheme: dark)']);
});

test('the scripts define no globals except those that other scripts use', () => {
  expect(run(head).globals).toEqual(['searchKeys']);
  expect(run(redirect).globals).toEqual([]);
  expect(run(start).globals).toEqual([]);
});

test.each(Object.entries(INLINE_SCRIPTS))('the script %s can be part of HTML', (_, script) => {
  expect(script).not.toMatch(/<\/|<!--|\n/);
});

const GREETING = ['%cOne\n%c"two"', 'color:red', ''];
const greet = (globals: object) => runInContext(scriptText('console', { GREETING }), createContext(globals));

test('the greeting is logged once', () => {
  const calls: unknown[][] = [];
  greet({ console: { log: (...values: unknown[]) => calls.push(values) } });
  expect(calls).toEqual([GREETING]);
});

test.each([[{}], [{ console: undefined }], [{ console: null }], [{ console: {} }]])(
  'nothing is logged without a console: %j',
  (globals) => {
    expect(() => greet(globals)).not.toThrow();
  },
);
