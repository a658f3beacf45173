import { expect, test } from 'vitest';
import { findBrokenRedirects } from './brokenRedirects';

const pages = new Set(['/', '/demo', '/docs/intro']);
const find = (...rules: [from: string, to: string][]) =>
  findBrokenRedirects(
    rules.map(([from, to], index) => ({ from, to, line: index + 2 })),
    pages,
  );

test('redirects from old paths to pages pass', () => {
  expect(find(['/old', '/demo'], ['/older', '/'])).toEqual([]);
});

test.each(['/nowhere', '/demo/'])('a redirect to %s, which is no page, is broken', (to) => {
  expect(find(['/fine', '/demo'], ['/old', to])).toEqual([
    { file: 'content/redirects.yml:3', link: to, target: to, reason: 'no such page, for the redirect from /old' },
  ]);
});

test('a redirect to a redirect is broken, and told where it should lead', () => {
  expect(find(['/old', '/demo'], ['/older', '/old'], ['/oldest', '/older'])).toMatchObject([
    { file: 'content/redirects.yml:3', reason: 'the redirect from /older leads to another one: expected /demo' },
    { file: 'content/redirects.yml:4', reason: 'the redirect from /oldest leads to another one: expected /demo' },
  ]);
});

test.each([
  [[['/a', '/a']]],
  [
    [
      ['/a', '/b'],
      ['/b', '/a'],
    ],
  ],
  [
    [
      ['/a', '/b'],
      ['/b', '/c'],
      ['/c', '/b'],
    ],
  ],
] as [string, string][][][])('redirects in a circle are broken: %j', (rules) => {
  expect(find(...rules).map(({ reason }) => reason)).toEqual(
    rules.map(([from]) => `the redirect from ${from} leads in a circle`),
  );
});

test('a redirect from the path of a page is broken', () => {
  expect(find(['/docs/intro', '/demo'])).toMatchObject([
    { file: 'content/redirects.yml:2', target: '/docs/intro', reason: 'there is a page at the path to redirect' },
  ]);
});
