import { expect, test } from 'vitest';
import { findBrokenRedirects } from './brokenRedirects';

const pages = new Set(['/', '/demo', '/docs/intro']);
const find = (...rules: [from: string, to: string][]) =>
  findBrokenRedirects(
    rules.map(([from, to]) => ({ from, to })),
    pages,
  );

test('redirects from old paths to pages pass', () => {
  expect(find(['/old', '/demo'], ['/older', '/'])).toEqual([]);
});

test.each([
  ['/old', '/nowhere'],
  ['/old', '/old'],
  ['/old', '/demo/'],
])('a redirect from %s to %s, which is no page, is broken', (from, to) => {
  expect(find([from, to])).toEqual([
    { file: 'content/redirects.yml', target: to, reason: `no such page, for the redirect from ${from}` },
  ]);
});

test('a redirect to a redirect is broken', () => {
  expect(find(['/old', '/demo'], ['/older', '/old'])).toMatchObject([{ target: '/old' }]);
});

test('a redirect from the path of a page is broken', () => {
  expect(find(['/docs/intro', '/demo'])).toEqual([
    { file: 'content/redirects.yml', target: '/docs/intro', reason: 'there is a page at the path to redirect' },
  ]);
});
