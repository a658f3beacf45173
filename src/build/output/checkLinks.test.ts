import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { checkLinks as CheckLinks } from './checkLinks';

const before = process.cwd();
let root: string;
let checkLinks: typeof CheckLinks;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'check-links-'));
  for (const folder of ['img', 'docs/api']) mkdirSync(join(root, 'public', folder), { recursive: true });
  writeFileSync(join(root, 'public', 'img', 'cat.png'), '');
  process.chdir(root);
  ({ checkLinks } = await import('./checkLinks'));
});
afterAll(() => {
  process.chdir(before);
  rmSync(root, { recursive: true });
});

const category = { path: '/docs/category/api', items: [{ path: '/docs/intro' }] };
const noLinks = { announcement: null, footer: [] };

/** What the build is told when its page /docs/intro has these links, and other content is as given. */
async function checkSite(links: string[], site: object, redirects: { from: string; to: string }[]) {
  const told: unknown[] = [];
  const component = (path: string) => `/project/src/templates/${path.startsWith('/old') ? 'redirect' : 'doc'}.tsx`;
  const data = {
    allDoc: { nodes: [{ path: '/docs/intro', file: 'content/docs/5/intro.mdx', anchors: ['usage'], links }] },
    allPage: { nodes: [{ path: '/about', file: 'content/pages/about.mdx', anchors: ['licence'], links: [] }] },
    allDocsVersion: { nodes: [{ path: '/docs', sidebars: { docs: [category] } }] },
    allRedirect: { nodes: redirects },
    allSitePage: {
      nodes: ['/', '/docs', '/docs/intro', '/about', '/demo', '/old'].map((path) => ({
        path,
        component: component(path),
      })),
    },
    site: { siteMetadata: site },
  };
  const graphql = () => Promise.resolve({ data });
  await checkLinks({ graphql, reporter: { panic: (message: unknown) => told.push(message) } } as never);
  return told;
}

const check = (...links: string[]) => checkSite(links, noLinks, [{ from: '/old', to: '/demo' }]);

test.each([
  '/',
  '/docs',
  '/docs/intro#usage',
  '#usage',
  '/about#licence',
  '/demo#showNotToggle=true',
  '/old',
  '/img/cat.png',
])('a link to %s passes', async (link) => {
  expect(await check(link)).toEqual([]);
});

test.each([
  ['/docs/intro#use', 'no heading #use there'],
  ['/about#usage', 'no heading #usage there'],
  ['/docs/export', 'no such page'],
  ['/demos', 'no such page'],
  ['/img/dog.png', 'no such page'],
  ['/docs/api', 'no such page'],
])('a link to %s fails the build', async (link, reason) => {
  expect(await check('/docs', link)).toEqual([`Broken links: 1\n\ncontent/docs/5/intro.mdx\n  ${link} (${reason})`]);
});

test('all broken links are told at once', async () => {
  expect(await check('/a', '/b', '#c')).toEqual([expect.stringMatching(/^Broken links: 3\n/)]);
});

test('the links of site.yml are checked', async () => {
  const announcement = { link: { to: '/docs/next' } };
  const footer = [{ links: [{ to: '/about#licence' }, { to: '/about#usage' }, { to: 'https://a.example' }] }];
  expect(await checkSite([], { announcement, footer }, [])).toEqual([
    'Broken links: 2\n\ncontent/site.yml\n  /docs/next (no such page)\n  /about#usage (no heading #usage there)',
  ]);
});

test.each([
  ['/old', '/nowhere', '/nowhere (no such page, for the redirect from /old)'],
  ['/older', '/old', '/old (no such page, for the redirect from /older)'],
  ['/docs/intro', '/demo', '/docs/intro (there is a page at the path to redirect)'],
  ['/docs/category/api', '/demo', '/docs/category/api (there is a page at the path to redirect)'],
  ['/docs', '/demo', '/docs (there is a page at the path to redirect)'],
  ['/about', '/demo', '/about (there is a page at the path to redirect)'],
])('a redirect from %s to %s fails the build', async (from, to, line) => {
  expect(await checkSite([], noLinks, [{ from, to }])).toEqual([`Broken links: 1\n\ncontent/redirects.yml\n  ${line}`]);
});

test('content that cannot be read fails the build', async () => {
  const graphql = () => Promise.resolve({ errors: [new Error('content/docs/5/a.mdx:7: no language "foo"')] });
  await expect(checkLinks({ graphql, reporter: {} } as never)).rejects.toThrow('content/docs/5/a.mdx:7: no language');
});
