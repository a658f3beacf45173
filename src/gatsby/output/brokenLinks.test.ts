import { expect, test } from 'vitest';
import { findBrokenLinks, findBrokenRedirects } from './brokenLinks';

const FILE = 'content/docs/5/intro.mdx';
const EXPORT = { path: '/docs/api/export', file: 'content/docs/5/api/export.mdx', anchors: ['sql', 'fn-1'], links: {} };
const HOME = { path: '/', file: 'src/pages/index.tsx', anchors: null, links: {} };
const ROUTES = new Set(['/demo', '/docs']);

/** Links that resolve to themselves. */
const plain = (...links: string[]) => Object.fromEntries(links.map((link) => [link, link]));

/** Checks links of a page at /docs/intro, which has the heading #install. */
const check = (...links: string[]) =>
  findBrokenLinks(
    [{ path: '/docs/intro', file: FILE, anchors: ['install', 'café', '100%'], links: plain(...links) }, EXPORT, HOME],
    ROUTES,
  );

test.each([
  '/docs/api/export',
  '/docs/api/export#sql',
  '/docs/api/export?a=b#sql',
  '/docs/api/export?a=b',
  '/docs/api/export#',
  '/docs/intro#install',
  '#install',
  '#café',
  '#caf%C3%A9',
  '/docs/intro#caf%C3%A9',
  '#100%',
  '/',
  '/#anything',
  '/demo',
  '/demo#showNotToggle=true',
  '/docs#anything',
])('%s is not broken', (link) => {
  expect(check(link)).toEqual([]);
});

test.each([
  ['//example.com/demo', 'no such page'],
  ['/demos#showNotToggle=true', 'no such page'],
  ['/docs/api/export#mongodb', 'no heading #mongodb there'],
  ['/docs/api/export?a=b#mongodb', 'no heading #mongodb there'],
  ['/docs/api/export#SQL', 'no heading #SQL there'],
  ['#sql', 'no heading #sql there'],
  ['#caf%C3', 'no heading #caf%C3 there'],
  ['#%C3%A9t%C3%A9', 'no heading #été there'],
])('%s is broken: %s', (target, reason) => {
  expect(check(target)).toEqual([{ file: FILE, page: '/docs/intro', link: target, target, reason }]);
});

const pages = new Set(['/', '/demo', '/docs/intro']);
const find = (...rules: [from: string, to: string][]) =>
  findBrokenRedirects(
    rules.map(([from, to], index) => ({ from, to, line: index + 2 })),
    pages,
  );

test.each([
  [['/a', '/a']],
  [
    ['/a', '/b'],
    ['/b', '/a'],
  ],
  [
    ['/a', '/b'],
    ['/b', '/c'],
    ['/c', '/b'],
  ],
] as [string, string][][])('redirects in a circle are broken: %j', (...rules) => {
  expect(find(...rules).map(({ reason }) => reason)).toEqual(
    rules.map(([from]) => `the redirect from ${from} leads in a circle`),
  );
});
