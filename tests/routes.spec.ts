import { readFileSync } from 'node:fs';
import { listFiles } from '../src/gatsby/files';
import { hydrated } from './support/page';
import { htmlOf, isRoot, ROUTES, versionOf, VERSIONS } from './support/routes';
import { expect, needsBuild, test } from './support/test';

needsBuild('it reads the static HTML');

test('pages have title, description and address', { tag: ['@trailing-slashes', '@locale'] }, async ({ request }) => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const { path, heading } of ROUTES) {
    const html = await (await request.get(path)).text();
    const title = /<title[^>]*>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
    const description = /<meta[^>]*name="description"[^>]*content="([^"]+)"/.exec(html)?.[1] ?? '';
    const canonical = /<link[^>]*rel="canonical"[^>]*href="([^"]+)"/.exec(html)?.[1];

    expect(html, path).toMatch(/<html[^>]*lang="en"[^>]*dir="ltr"|<html[^>]*dir="ltr"[^>]*lang="en"/);
    expect(title, path).toContain('React Query Builder');
    expect(description.length, path).toBeGreaterThan(30);
    if (path !== '/') expect(canonical ?? 'none', path).not.toMatch(/\/$/);
    if (isRoot(path)) continue;
    expect(titles.get(title), `${path} (${heading}) and another page have the title ${title}`).toBeUndefined();
    titles.set(title, path);
    expect(descriptions.get(description), `${path} and another page have one description`).toBeUndefined();
    descriptions.set(description, path);
  }
});

test('title and description name the version of a page, except for the latest; its text does not', async ({ page }) => {
  const expected = {
    '/docs/intro': 'Getting started',
    '/docs/4': 'Getting started (v4.x)',
    '/docs/4/intro': 'Getting started (v4.x)',
    '/docs/next/category/components': 'Components (Next)',
  };
  for (const [path, title] of Object.entries(expected)) {
    await page.goto(path);
    await expect(page, path).toHaveTitle(`${title} | React Query Builder`);
    await expect(page.locator('meta[property="og:title"]'), path).toHaveAttribute(
      'content',
      `${title} | React Query Builder`,
    );
    const [heading = '', label = ''] = title.split(/(?= \()/);
    await expect(page.locator('h1'), path).toHaveText(heading);
    const description = `${await page.locator('h1 + p').innerText()}${label}`;
    for (const name of ['[name="description"]', '[property="og:description"]']) {
      await expect(page.locator(`meta${name}`), path).toHaveAttribute('content', description);
    }
  }
});

test('every route is reached from the home page by its links', { tag: '@public-pages' }, async ({ request }) => {
  const seen = new Set<string>();
  const queue = ['/'];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const html = await (await request.get(path)).text();
    for (const [, href = ''] of html.matchAll(/<a[^>]*href="(\/[^"#?]*)/g)) if (!seen.has(href)) queue.push(href);
  }
  // A version's root shows its first page, and links use that page's own path.
  expect(ROUTES.map(({ path }) => path).filter((path) => !seen.has(path) && !isRoot(path))).toEqual([]);
});

/** Ids of pages that are one page in different versions. The last has no equivalent in version 5 and older. */
const SAME_PAGES = [
  ['intro'],
  ['api/export', 'utils/export'],
  ['api/querybuilder', 'components/querybuilder'],
  ['category/api', 'category/components'],
  ['utils/hooks'],
];

test(
  'canonical addresses are those of the equivalents in the latest version',
  { tag: '@version-5' },
  async ({ request }) => {
    const paths = new Set(ROUTES.map(({ path }) => path));
    const expected = new Map(VERSIONS.map(({ root }) => [root, '/docs/intro']));
    for (const ids of SAME_PAGES) {
      const inLatest = ids.map((id) => `/docs/${id}`).find((path) => paths.has(path));
      const all = VERSIONS.flatMap(({ root }) => ids.map((id) => `${root}/${id}`)).filter((path) => paths.has(path));
      for (const path of all) expected.set(path, inLatest ?? path);
    }
    expect(expected.get('/docs/next/utils/hooks')).toBeDefined();
    expect(expected.size).toBeGreaterThan(12);
    for (const [path, canonical] of expected) {
      const html = await (await request.get(path)).text();
      expect(html, path).toMatch(new RegExp(`rel="canonical" href="[^"]*://[^/"]+${canonical}"`));
    }
  },
);

test.describe('addresses without a page', () => {
  const paths = [
    '/nowhere',
    '/docs/nowhere',
    '/docs/4/tips/styling',
    '/docs/3/umd',
    '/docs/next/umd',
    '/docs/next/api/export',
    '/docs/2',
    '/demo/nowhere',
    '/a%20b',
    '/docs/intro/more',
  ];
  test(
    'each answers 404 with the not-found page',
    { tag: ['@exact-routes', '@not-found-page', '@same-pages', '@no-api-in-next'] },
    async ({ page }) => {
      for (const path of paths) {
        const response = await page.goto(path);
        expect(response?.status(), path).toBe(404);
        await expect(page.locator('h1'), path).toHaveText('Page Not Found');
        await hydrated(page);
        await expect(page.locator('h1'), path).toHaveText('Page Not Found');
        await expect(page, path).toHaveTitle('Page Not Found | React Query Builder');
      }
    },
  );
});

const LATEST = VERSIONS.find(({ root }) => root === '/docs')?.name;

/** Allowed paths of another version: the equivalent page, the root, and the footer's links. */
const MOST_OF_OTHERS = 6;

test('no page carries the pages of another version', () => {
  const files = listFiles('public/page-data/sq/d').map((file) => readFileSync(`public/page-data/sq/d/${file}`, 'utf8'));
  expect(files.length).toBeGreaterThan(0);
  for (const route of ROUTES) {
    const data = readFileSync(`public/page-data${route.path === '/' ? '/index' : route.path}/page-data.json`, 'utf8');
    const texts = [htmlOf(route), data, ...files].join();
    const own = route.version ?? LATEST;
    const others = new Map<string, Set<string>>();
    for (const [, path = ''] of texts.matchAll(/"(\/docs(?:\/[\w-]+)*)"/g)) {
      const version = versionOf(path);
      if (version && version !== own) others.set(version, (others.get(version) ?? new Set()).add(path));
    }
    for (const [version, paths] of others)
      expect(paths.size, `${route.path}: ${version}`).toBeLessThanOrEqual(MOST_OF_OTHERS);
  }
});
