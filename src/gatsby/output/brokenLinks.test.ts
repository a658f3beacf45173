import { expect, test } from 'vitest';
import { findBrokenLinks, reportBrokenLinks, findBrokenRedirects } from './brokenLinks';

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
])('%s is broken: %s', (target, reason) => {
  expect(check(target)).toEqual([{ file: FILE, page: '/docs/intro', link: target, target, reason }]);
});

test('every broken link of every page is found', () => {
  const pages = [
    { path: '/a', file: 'a.mdx', anchors: [], links: { '/b': '/b', './x.mdx': '/x', '#y': '#y' } },
    { path: '/b', file: 'b.mdx', anchors: [], links: plain('/a#z', '/a') },
  ];
  expect(findBrokenLinks(pages, new Set())).toMatchObject([
    { file: 'a.mdx', page: '/a', link: './x.mdx', target: '/x' },
    { file: 'a.mdx', target: '#y' },
    { file: 'b.mdx', target: '/a#z' },
  ]);
});

const broken = (file: string, page: string | undefined, link: string, target: string, reason = 'no such page') => ({
  file,
  page,
  link,
  target,
  reason,
});

test('counts broken links in the report and lists them by file and page', () => {
  const links = [
    broken('content/b.mdx', '/b', '/x', '/x'),
    broken('content/a.mdx', '/a', './y.mdx#z', '/y#z', 'no heading #z there'),
    broken('content/b.mdx', '/b', '/w', '/w'),
    broken('src/layout/Footer.tsx', undefined, '/v', '/v'),
  ];
  expect(reportBrokenLinks(links)).toBe(
    [
      'Broken links: 4',
      '',
      'content/a.mdx (/a)',
      '  ./y.mdx#z -> /y#z (no heading #z there)',
      '',
      'content/b.mdx (/b)',
      '  /x (no such page)',
      '  /w (no such page)',
      '',
      'src/layout/Footer.tsx',
      '  /v (no such page)',
    ].join('\n'),
  );
});

test('reports a link that is broken on five pages or more as shared by them', () => {
  const on = (count: number) =>
    reportBrokenLinks(Array.from({ length: count }, (_, page) => broken(`${page}.mdx`, `/${page}`, '/x', '/x')));
  expect(on(4)).not.toContain('many pages');
  expect(on(5).split('\n\n').slice(0, 3)).toEqual([
    'Broken links: 5',
    'On many pages, so probably in a shared part (content/site.yml, src/layout):\n  /x, 5 times',
    '0.mdx (/0)\n  /x (no such page)',
  ]);
});

const pages = new Set(['/', '/demo', '/docs/intro']);
const find = (...rules: [from: string, to: string][]) =>
  findBrokenRedirects(
    rules.map(([from, to], index) => ({ from, to, line: index + 2 })),
    pages,
  );

test('reports a redirect to a redirect with its final target', () => {
  expect(find(['/old', '/demo'], ['/older', '/old'], ['/oldest', '/older'])).toMatchObject([
    { file: 'content/redirects.yml', line: 3, reason: 'the redirect from /older leads to another one: expected /demo' },
    {
      file: 'content/redirects.yml',
      line: 4,
      reason: 'the redirect from /oldest leads to another one: expected /demo',
    },
  ]);
});

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
