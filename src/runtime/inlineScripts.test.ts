import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { announcementScript, colorModeScript, redirectScript, startScript } from './inlineScripts';

interface Page {
  stored?: Record<string, string>;
  /** Whether reading the storage throws, as it does where cookies are blocked. */
  blocked?: boolean;
  dark?: boolean;
}

/** Runs a script before anything else of a page, and gives what it set on `html` and where it went. */
function run(script: string, { stored = {}, blocked = false, dark = false }: Page = {}) {
  const dataset: Record<string, string> = {};
  const queries: string[] = [];
  const visited: string[] = [];
  const storage = { getItem: (key: string) => (Object.hasOwn(stored, key) ? stored[key] : null) };
  const context = {
    document: { documentElement: { dataset } },
    matchMedia: (query: string) => ({ matches: queries.push(query) > 0 && dark }),
    location: { search: '?x=1', hash: '#y', replace: (target: string) => visited.push(target) },
  };
  Object.defineProperty(context, 'localStorage', {
    get() {
      if (blocked) throw new Error('The operation is insecure.');
      return storage;
    },
  });
  const before = Object.keys(context);
  runInContext(script, createContext(context));
  return { dataset, queries, visited, globals: Object.keys(context).filter((key) => !before.includes(key)) };
}

test.each([
  ['light', false, 'light'],
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['dark', true, 'dark'],
  [undefined, false, 'light'],
  [undefined, true, 'dark'],
  ['', true, 'dark'],
  ['Dark', false, 'light'],
  ['auto', true, 'dark'],
  ['"dark"', false, 'light'],
  ['dark"><script>', false, 'light'],
  ['toString', false, 'light'],
])('with %j stored and a system that prefers dark: %j, the page is %s', (theme, dark, expected) => {
  const stored: Record<string, string> = theme === undefined ? {} : { theme };
  expect(run(colorModeScript(), { stored, dark }).dataset).toEqual({ theme: expected });
});

test.each([true, false])('storage that cannot be read counts as empty, the system prefers dark: %j', (dark) => {
  const page = { blocked: true, dark, stored: { theme: 'light' } };
  expect(run(colorModeScript(), page).dataset).toEqual({ theme: dark ? 'dark' : 'light' });
});

test('the system is asked only where nothing is stored', () => {
  expect(run(colorModeScript(), { stored: { theme: 'dark' } }).queries).toEqual([]);
  expect(run(colorModeScript()).queries).toEqual(['(prefers-color-scheme: dark)']);
});

test.each([
  [{ 'announcement-dismissed': 'news-2' }, { announcement: 'dismissed' }],
  [{ 'announcement-dismissed': 'news-1' }, {}],
  [{ 'announcement-dismissed': 'true' }, {}],
  [{ 'announcement-dismissed': '' }, {}],
  [{ 'announcement.dismiss': 'news-2' }, {}],
  [{}, {}],
])('of the announcement news-2, storage %j says %j', (stored, dataset) => {
  expect(run(announcementScript('news-2'), { stored }).dataset).toEqual(dataset);
});

test('where storage cannot be read, the announcement shows', () => {
  expect(run(announcementScript('news-2'), { blocked: true }).dataset).toEqual({});
});

test.each(['/demo', '/site/demo', '/'])('a redirect to %s keeps search and hash', (target) => {
  expect(run(redirectScript(target)).visited).toEqual([`${target}?x=1#y`]);
});

test.each([colorModeScript(), announcementScript('news-2'), redirectScript('/demo')])(
  'a script leaves no global behind and can stand in HTML: %#',
  (script) => {
    expect(run(script).globals).toEqual([]);
    expect(script).not.toMatch(/<\/|<!--|\n/);
  },
);

test.each(['load', 'pointerdown', 'keydown'])('the scripts come with %s, once and in their order', (first) => {
  const listeners = new Map<string, () => void>();
  const added: { src?: string; async?: boolean }[] = [];
  const context = {
    setTimeout: (action: () => void) => action(),
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    document: {
      currentScript: { dataset: { scripts: '/runtime.js /app.js' } },
      createElement: () => ({}),
      body: { appendChild: (script: object) => added.push(script) },
    },
  };
  runInContext(startScript(), createContext(context));
  expect(added).toEqual([]);
  listeners.get(first)?.();
  listeners.get('load')?.();
  expect(added).toEqual([
    { src: '/runtime.js', async: false },
    { src: '/app.js', async: false },
  ]);
});
