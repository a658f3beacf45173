import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { announcementScript, colorModeScript, hashGuardScript, pagePathScript, redirectScript } from './inlineScripts';

interface Page {
  stored?: Record<string, string>;
  /** Whether reading the storage throws, as it does where cookies are blocked. */
  blocked?: boolean;
  dark?: boolean;
  /** What the attributes of the script's element say. */
  data?: Record<string, string>;
}

/** Runs a script before anything else of a page, and gives what it set on `html` and where it went. */
function run(script: string, { stored = {}, blocked = false, dark = false, data = {} }: Page = {}) {
  const dataset: Record<string, string> = {};
  const queries: string[] = [];
  const visited: string[] = [];
  const storage = { getItem: (key: string) => (Object.hasOwn(stored, key) ? stored[key] : null) };
  const context = {
    document: { documentElement: { dataset }, currentScript: { dataset: data } },
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

/** Runs the guard of the hash in a window of which only the address, its history and the listeners matter. */
function guard(hash: string) {
  const listeners = new Map<string, () => void>();
  const states: unknown[] = [];
  const context = {
    location: { hash },
    history: {
      state: { key: 'entry' },
      replaceState: (state: unknown, title: string, url: string) => {
        states.push(state);
        context.location.hash = url;
      },
    },
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
  };
  const before = Object.keys(context);
  runInContext(hashGuardScript(), createContext(context));
  return { ...context, states, listeners, globals: Object.keys(context).filter((key) => !before.includes(key)) };
}

test.each([
  ['#%', '#%25'],
  ['#100%', '#100%25'],
  ['#%E0%A4%A', '#%25E0%25A4%25A'],
  ['#%C3%28', '#%25C3%2528'],
  ['#a=%zz&b=%20', '#a=%25zz&b=%2520'],
  ['#s=eJyrV%2BU%', '#s=eJyrV%252BU%25'],
])('the hash %s does not decode and becomes %s, which does', (hash, expected) => {
  const { location, states } = guard(hash);
  expect(location.hash).toBe(expected);
  expect(decodeURI(expected)).toBe(hash);
  expect(decodeURIComponent(expected)).toBe(hash);
  expect(states).toEqual([{ key: 'entry' }]);
});

test.each(['', '#usage', '#caf%C3%A9', '#caf\u00e9', '#s=a%2Bb%2F%3D', '#100%25'])(
  'the hash %j stays as it is',
  (hash) => {
    const { location, states, listeners } = guard(hash);
    listeners.forEach((listener) => listener());
    expect(location.hash).toBe(hash);
    expect(states).toEqual([]);
  },
);

test.each(['popstate', 'hashchange'])('a hash that comes with %s is guarded too', (type) => {
  const { location, listeners } = guard('#usage');
  location.hash = '#50%';
  listeners.get(type)!();
  expect(location.hash).toBe('#50%25');
});

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
  expect(run(redirectScript(), { data: { to: target } }).visited).toEqual([`${target}?x=1#y`]);
});

test('Gatsby is told the path of the page', () => {
  const window: { pagePath?: string } = {};
  const document = { currentScript: { dataset: { page: '/docs/intro' } } };
  runInContext(pagePathScript(), createContext({ window, document }));
  expect(window.pagePath).toBe('/docs/intro');
});

test.each([colorModeScript(), announcementScript('news-2'), redirectScript()])(
  'a script leaves no global behind: %#',
  (script) => {
    expect(run(script).globals).toEqual([]);
  },
);

test('the guard of the hash leaves no global behind', () => {
  expect(guard('#%').globals).toEqual([]);
});

test.each([colorModeScript(), announcementScript('news-2'), redirectScript(), pagePathScript(), hashGuardScript()])(
  'a script can stand in HTML: %#',
  (script) => {
    expect(script).not.toMatch(/<\/|<!--|\n/);
  },
);
