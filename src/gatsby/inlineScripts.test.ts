import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { INLINE_SCRIPTS } from './inlineScripts';
// esbuild bundles these: named here, they make `npm run check` run this test when they change.
import '../inline-scripts/head';
import '../inline-scripts/redirect';
import '../inline-scripts/start';

interface Opening {
  stored?: Record<string, string>;
  dark?: boolean;
  hash?: string;
  type?: NavigationTimingType;
}

/** Runs a script as the first of a page; returns the dataset of `html` and new globals. */
function run(script: string, { stored = {}, dark = false, hash = '', type = 'reload' }: Opening = {}) {
  const dataset: Record<string, string> = {};
  const context = createContext({
    document: { documentElement: { dataset }, currentScript: { dataset: {} }, querySelectorAll: () => [] },
    matchMedia: () => ({ matches: dark }),
    localStorage: { getItem: (key: string) => (Object.hasOwn(stored, key) ? stored[key] : null) },
    location: { pathname: '/', search: '', hash, replace: () => undefined },
    performance: { getEntriesByType: () => [{ type }] },
    addEventListener: () => undefined,
  });
  runInContext('window = globalThis', context);
  const before = Object.keys(context);
  runInContext(script, context);
  return { dataset, globals: Object.keys(context).filter((key) => !before.includes(key)) };
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

test.each<[NavigationTimingType, string, string | undefined]>([
  ['navigate', '', ''],
  ['navigate', '#usage', undefined],
  ['reload', '', undefined],
  ['back_forward', '', undefined],
])('a page that opens by %s with the hash %j has deferred folds: %j', (type, hash, deferred) => {
  expect(run(head, { type, hash }).dataset.deferred).toBe(deferred);
});

test('the scripts define no globals except those that other scripts use', () => {
  expect(run(head).globals).toEqual(['searchKeys']);
  expect(run(redirect).globals).toEqual([]);
  expect(run(start).globals).toEqual([]);
});

test.each(Object.entries(INLINE_SCRIPTS))('the script %s can be part of HTML', (_, script) => {
  expect(script).not.toMatch(/<\/|<!--|\n/);
});
