import { expect, test } from 'vitest';
import { findBrokenLinks, reportBrokenLinks } from './brokenLinks';

const FILE = 'content/docs/5/intro.mdx';
const EXPORT = { path: '/docs/api/export', file: 'content/docs/5/api/export.mdx', anchors: ['sql', 'fn-1'], links: [] };
const ROUTES = new Set(['/', '/demo', '/docs']);

/** Why each of the links of a page at /docs/intro, which has the heading #install, is broken. */
const check = (...links: string[]) =>
  findBrokenLinks([{ path: '/docs/intro', file: FILE, anchors: ['install', 'café', '100%'], links }, EXPORT], ROUTES);

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
  '/demo',
  '/demo#showNotToggle=true',
  '/docs#anything',
])('%s leads somewhere', (link) => {
  expect(check(link)).toEqual([]);
});

test.each([
  ['/docs/api/exports', 'no such page'],
  ['/docs/api/export/', 'no such page'],
  ['/docs/api/export.mdx', 'no such page'],
  ['/Demo', 'no such page'],
  ['docs/api/export', 'no such page'],
  ['//example.com/demo', 'no such page'],
  ['/demos#showNotToggle=true', 'no such page'],
  ['/docs/api/export#mongodb', 'no heading #mongodb there'],
  ['/docs/api/export?a=b#mongodb', 'no heading #mongodb there'],
  ['/docs/api/export#SQL', 'no heading #SQL there'],
  ['#sql', 'no heading #sql there'],
  ['#caf%C3', 'no heading #caf%C3 there'],
  ['#%C3%A9t%C3%A9', 'no heading #été there'],
  ['', 'a link without a target'],
])('%s leads nowhere: %s', (target, reason) => {
  expect(check(target)).toEqual([{ file: FILE, target, reason }]);
});

test('every broken link of every page is found', () => {
  const pages = [
    { path: '/a', file: 'a.mdx', anchors: [], links: ['/b', '/x', '#y'] },
    { path: '/b', file: 'b.mdx', anchors: [], links: ['/a#z', '/a'] },
  ];
  expect(findBrokenLinks(pages, new Set())).toMatchObject([
    { file: 'a.mdx', target: '/x' },
    { file: 'a.mdx', target: '#y' },
    { file: 'b.mdx', target: '/a#z' },
  ]);
});

test('the report counts them, and lists them under their files in order', () => {
  const broken = [
    { file: 'content/b.mdx', target: '/x', reason: 'no such page' },
    { file: 'content/a.mdx', target: '/y#z', reason: 'no heading #z there' },
    { file: 'content/b.mdx', target: '/w', reason: 'no such page' },
  ];
  expect(reportBrokenLinks(broken)).toBe(
    [
      'Broken links: 3',
      '',
      'content/a.mdx',
      '  /y#z (no heading #z there)',
      '',
      'content/b.mdx',
      '  /x (no such page)',
      '  /w (no such page)',
    ].join('\n'),
  );
});
