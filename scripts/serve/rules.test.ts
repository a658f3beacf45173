import { expect, test } from 'vitest';
import { headersFor, parseHeaders, parseRedirects } from './rules';

test('reads redirects in their order, without comments', () => {
  const text = '# why\n  /old\t/demo   301!  # why\n\n/a /b 302\n/c /d\n/e\n';
  expect(parseRedirects(text)).toEqual([
    { from: '/old', to: '/demo', status: 301 },
    { from: '/a', to: '/b', status: 302 },
    { from: '/c', to: '/d', status: 301 },
  ]);
});

const blocks = parseHeaders(`
# All files
/*
  X-A: one
  X-B: b: c

/static/*
  X-A: two
/*.js
\tCache-Control: public, max-age=31536000
/a.b+c
  X-C: c
`);
const all = { 'X-A': 'one', 'X-B': 'b: c' };
const cached = { 'Cache-Control': 'public, max-age=31536000' };

test.each([
  ['/', all],
  ['/static/a.png', { ...all, 'X-A': 'one, two' }],
  ['/app-1.js', { ...all, ...cached }],
  ['/static/deep/app-1.js', { ...all, ...cached, 'X-A': 'one, two' }],
  ['/app-1.js.map', all],
  ['/appjs', all],
  ['/a.b+c', { ...all, 'X-C': 'c' }],
  ['/a.b+c/d', all],
  ['/aXb+c', all],
])('finds the headers of %s', (path, expected) => {
  expect(headersFor(blocks, path)).toEqual(expected);
});
