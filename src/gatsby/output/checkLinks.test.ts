import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { checkLinks as CheckLinks } from './checkLinks';

const before = process.cwd();
let root: string;
let checkLinks: typeof CheckLinks;

const readContent = { readSite: vi.fn(), readRedirects: vi.fn() };

beforeAll(async () => {
  vi.doMock('../content/readContent', async (load) => ({ ...(await load<object>()), ...readContent }));
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

/** The reports of a build in which the page /docs/intro has these links. */
async function checkSite(links: Record<string, string>, site: object, redirects: { from: string; to: string }[]) {
  const told: unknown[] = [];
  const component = (path: string) =>
    join(
      root,
      'src',
      path === '/' ? 'pages/index.tsx' : `templates/${path.startsWith('/old') ? 'redirect' : 'doc'}.tsx`,
    );
  readContent.readSite.mockReturnValue(site);
  readContent.readRedirects.mockReturnValue(redirects.map((rule, index) => ({ ...rule, line: index + 2 })));
  const pages = ['/', '/docs', '/docs/intro', '/about', '/demo', '/old'].map((path) => ({
    path,
    component: component(path),
  }));
  const reporter = {
    panic: (message: unknown) => told.push(message),
    warn: (message: string) => told.push(`Warning: ${message}`),
  };
  const intro = { path: '/docs/intro', file: 'content/docs/5/intro.mdx', anchors: ['usage'], links };
  const about = { path: '/about', file: 'content/pages/about.mdx', anchors: ['licence'], links: {} };
  const versions = [{ path: '/docs', sidebar: [category] as never }];
  checkLinks({ pathPrefix: '', reporter: reporter as never }, { pages: [intro, about], versions }, pages);
  return told;
}

const plain = (...links: string[]) => Object.fromEntries(links.map((link) => [link, link]));
const check = (...links: string[]) => checkSite(plain(...links), noLinks, [{ from: '/old', to: '/demo' }]);

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
])('a link to %s fails the build', { tags: 'broken-links' }, async (link, reason) => {
  expect(await check('/docs', link)).toEqual([
    `Broken links: 1\n\ncontent/docs/5/intro.mdx (/docs/intro)\n  ${link} (${reason})`,
  ]);
});

test('all broken links are told at once', { tags: 'broken-links' }, async () => {
  expect(await check('/a', '/b', '#c')).toEqual([expect.stringMatching(/^Broken links: 3\n/)]);
});

test('the links of site.yml are checked', async () => {
  const announcement = { link: { to: '/docs/next' } };
  const footer = [{ links: [{ to: '/about#licence' }, { to: '/about#usage' }, { to: 'https://a.example' }] }];
  expect(await checkSite({}, { announcement, footer }, [])).toEqual([
    'Broken links: 2\n\ncontent/site.yml\n  /docs/next (no such page)\n  /about#usage (no heading #usage there)',
  ]);
});

test.each([
  ['/old', '/nowhere', '/nowhere (no such page, for the redirect from /old)'],
  ['/older', '/older', '/older (the redirect from /older leads in a circle)'],
  ['/docs/intro', '/demo', '/docs/intro (there is a page at the path to redirect)'],
  ['/docs/category/api', '/demo', '/docs/category/api (there is a page at the path to redirect)'],
  ['/docs', '/demo', '/docs (there is a page at the path to redirect)'],
  ['/about', '/demo', '/about (there is a page at the path to redirect)'],
])('a redirect from %s to %s fails the build', async (from, to, line) => {
  expect(await checkSite({}, noLinks, [{ from, to }])).toEqual([
    `Broken links: 1\n\ncontent/redirects.yml:2\n  ${line}`,
  ]);
});

test('a link to the file of a page that is not there only warns', { tags: 'markdown-links' }, async () => {
  const links = { './exprt.mdx#sql': '/docs/exprt#sql', '../old.md': '/docs/old-one' };
  expect(await checkSite(links, noLinks, [])).toEqual([
    'Warning: Links to files of pages that are not there. Broken links: 2\n\ncontent/docs/5/intro.mdx (/docs/intro)\n' +
      '  ./exprt.mdx#sql -> /docs/exprt#sql (no such page)\n  ../old.md -> /docs/old-one (no such page)',
  ]);
});

test('a heading that the file of a page lacks stops it', async () => {
  expect(await checkSite({ './intro.mdx#use': '/docs/intro#use' }, noLinks, [])).toEqual([
    'Broken links: 1\n\ncontent/docs/5/intro.mdx (/docs/intro)\n  ./intro.mdx#use -> /docs/intro#use (no heading #use there)',
  ]);
});

test('the links that a page of code shows are checked', async () => {
  const file = join(root, 'public', 'index.html');
  writeFileSync(file, '<a href="/docs/intro#use">a</a><a href="/docs/intro#usage">b</a><a href="/demos">c</a>');
  try {
    expect(await check()).toEqual([
      'Broken links: 2\n\nsrc/pages/index.tsx (/)\n  /docs/intro#use (no heading #use there)\n  /demos (no such page)',
    ]);
  } finally {
    rmSync(file);
  }
});
