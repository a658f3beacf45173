import { expect, test } from 'vitest';
import { headersFor, parseHeaders, parseRedirects, redirectsByPath } from './rules';

test.each([
  ['/old /demo 301!', { from: '/old', to: '/demo', status: 301 }],
  ['/old /demo 302', { from: '/old', to: '/demo', status: 302 }],
  ['/old /demo', { from: '/old', to: '/demo', status: 301 }],
  ['  /old\t/demo   301!  # why', { from: '/old', to: '/demo', status: 301 }],
])('the redirect %j', (line, expected) => {
  expect(parseRedirects(line)).toEqual([expected]);
});

test.each(['', '\n\n', '# /old /demo 301!', '/old'])('%j holds no redirect', (text) => {
  expect(parseRedirects(text)).toEqual([]);
});

test('redirects keep their order', () => {
  expect(parseRedirects('/a /b 301!\n\n# c\n/d /e 301!\n').map(({ from }) => from)).toEqual(['/a', '/d']);
});

test('a redirect is found by its path below the prefix, the first of several', () => {
  const redirects = redirectsByPath(parseRedirects('/site/a /site/b 301!\n/site/a /site/c 301\n'), '/site');
  expect([...redirects]).toEqual([['/a', { from: '/site/a', to: '/site/b', status: 301 }]]);
});

const TEXT = `
# All files
/*
  X-A: one
  X-B: b: c

/static/*
  X-A: two
/*.js
\tCache-Control: public, max-age=31536000
`;
const blocks = parseHeaders(TEXT);

test('headers are read by block, a value may hold a colon', () => {
  expect(blocks).toEqual([
    {
      path: '/*',
      headers: [
        ['X-A', 'one'],
        ['X-B', 'b: c'],
      ],
    },
    { path: '/static/*', headers: [['X-A', 'two']] },
    { path: '/*.js', headers: [['Cache-Control', 'public, max-age=31536000']] },
  ]);
  expect(parseHeaders('')).toEqual([]);
});

const all = { 'X-A': 'one', 'X-B': 'b: c' };
const cached = { 'Cache-Control': 'public, max-age=31536000' };

test.each([
  ['/', all],
  ['/docs/intro', all],
  ['/static/a.png', { ...all, 'X-A': 'one, two' }],
  ['/app-1.js', { ...all, ...cached }],
  ['/static/deep/app-1.js', { ...all, ...cached, 'X-A': 'one, two' }],
  ['/app-1.js.map', all],
  ['/appjs', all],
])('the headers of %s', (path, expected) => {
  expect(headersFor(blocks, path)).toEqual(expected);
});

test('a path without a star is that path only, its characters as they are', () => {
  const [block] = parseHeaders('/a.b+c\n  X: y');
  const headersOf = (path: string) => headersFor(block ? [block] : [], path);
  expect(headersOf('/a.b+c')).toEqual({ X: 'y' });
  for (const path of ['/a.b+c/d', '/aXb+c', '/a.bb', '/x/a.b+c']) expect(headersOf(path), path).toEqual({});
});
