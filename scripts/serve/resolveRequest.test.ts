import { expect, test } from 'vitest';
import { resolveRequest } from './resolveRequest';
import { redirectsByPath } from './rules';

const FILES = new Set([
  '/index.html',
  '/404.html',
  '/demo/index.html',
  '/docs/index.html',
  '/docs/intro/index.html',
  '/docs/umd.html',
  '/docs/größe/index.html',
  '/app-1.js',
  '/favicon.svg',
]);
const RULES = redirectsByPath(
  [
    { from: '/old', to: '/demo', status: 301 },
    { from: '/demo/old', to: '/demo', status: 302 },
    { from: '/docs/umd', to: '/docs/intro', status: 301 },
  ],
  '',
);
const resolve = (path: string, search = '') => resolveRequest(path, search, RULES, (file) => FILES.has(file));

test.each([
  ['/', '/index.html'],
  ['/demo', '/demo/index.html'],
  ['/docs', '/docs/index.html'],
  ['/docs/intro', '/docs/intro/index.html'],
  ['/docs/größe', '/docs/größe/index.html'],
  ['/app-1.js', '/app-1.js'],
  ['/favicon.svg', '/favicon.svg'],
])('%s is %s', (path, file) => {
  expect(resolve(path, '?x=1')).toEqual({ kind: 'file', file, status: 200 });
});

test.each([
  ['/demo/', '/demo'],
  ['/demo//', '/demo'],
  ['/docs/intro/', '/docs/intro'],
  ['/docs/intro.html', '/docs/intro'],
  ['/docs/intro.htm', '/docs/intro'],
  ['/docs/intro.html/', '/docs/intro'],
  ['/docs/intro/index.html', '/docs/intro'],
  ['/index.html', '/'],
  ['/index.htm', '/'],
  ['/docs/größe/', '/docs/gr%C3%B6%C3%9Fe'],
])('%s leads to %s for good, search kept', (path, location) => {
  expect(resolve(path, '?x=1')).toEqual({ kind: 'redirect', location: `${location}?x=1`, status: 301 });
});

test.each([
  ['/old', '/demo', 301],
  ['/demo/old', '/demo', 302],
])('the rule for %s leads to %s, search kept', (path, to, status) => {
  expect(resolve(path, '?x=1')).toEqual({ kind: 'redirect', location: `${to}?x=1`, status });
});

test('a rule wins over a page at its path', () => {
  expect(resolve('/docs/umd')).toEqual({ kind: 'redirect', location: '/docs/intro', status: 301 });
});

test.each([
  '/nowhere',
  '/nowhere/',
  '/docs/nowhere.html',
  '/old/page',
  '/Demo',
  '/app-1.js/',
  '/app-2.js',
  '/docs/intro/deeper',
])('%s is not found', (path) => {
  expect(resolve(path)).toEqual({ kind: 'file', file: '/404.html', status: 404 });
});
