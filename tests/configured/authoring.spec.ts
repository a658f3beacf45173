import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freeze } from '../../scripts/test/authorChanges';
import { listedPaths, readRoutes, sitemapPaths } from '../support/routes';
import { BASE, buildLog, configuredSite } from '../../scripts/test/configuredSettings';
import { expect, test } from './test';

const site = configuredSite();
const builtPage = (path: string) => readFileSync(join(site, 'public', path, 'index.html'), 'utf8');

test('a new page, example and redirect work without a change of any list in the tests', async ({ page, request }) => {
  const routes = readRoutes(site);
  const added = { path: '/docs/tips/added-page', heading: 'Added page', template: 'doc', version: '6' } as const;
  expect(routes).toContainEqual(added);
  const sitemap = await (await request.get('sitemap.xml')).text();
  expect(sitemapPaths(sitemap)).toEqual(listedPaths(routes).map((path) => `${BASE}${path}`));

  await page.goto('old-page');
  await expect(page).toHaveURL(`${BASE}${added.path}`);
  await expect(page.locator('h1')).toHaveText([added.heading]);
  await page.locator('[data-example="6/added"]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-example="6/added"] [data-live]')).toHaveText('Added');
});

test('an old name in the front matter of a page leads to it', async ({ page }) => {
  await page.goto('docs/tips/former-page');
  await expect(page).toHaveURL(`${BASE}/docs/tips/added-page`);
});

test('an unlisted page is at its address, and in no list and no search', async ({ page, request }) => {
  await page.goto('docs/tips/unlisted-page');
  await expect(page.locator('h1')).toHaveText('Unlisted page');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('link', { name: 'Unlisted page' })).toHaveCount(0);
  expect(await (await request.get('docs/tips/unlisted-page.md')).text()).toContain('# Unlisted page');
  for (const list of [
    'sitemap.xml',
    'llms.txt',
    'llms-full.txt',
    'docs/category/tips--tricks',
    'docs/tips/added-page',
  ]) {
    expect(await (await request.get(list)).text(), list).not.toContain('nlisted');
  }
  for (const file of readdirSync(join(site, 'public/search-index'), { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.json'))
      expect(readFileSync(join(site, 'public/search-index', file), 'utf8')).not.toContain('nlisted');
  }
});

test('the sidebar marks pages that the version before lacks', () => {
  const sidebarOf = (path: string) => /<nav aria-label="Docs sidebar".*?<\/nav>/s.exec(builtPage(path))?.[0];
  expect(sidebarOf('docs/intro')).toContain('>Added page<small> New</small></a>');
  expect(sidebarOf('docs/5/intro')).not.toContain('<small>');
});

test('docs:version has made Next the latest version, and kept the one before', () => {
  expect(() => freeze(site, '5')).toThrow('There is a version "5" already');
  expect(existsSync(join(site, 'content/docs/6/_examples/intro/controlled.tsx'))).toBe(true);
  const intro = builtPage('docs/intro');
  expect(intro).toMatch(/Version: <\/span>v6\.x/);
  expect(intro).toContain(`href="${BASE}/docs/components/querybuilder"`);
  expect(intro).toContain('data-example="6/intro/controlled"');
  expect(intro).toContain('class="queryBuilder');
  expect(intro).not.toContain('For up-to-date documentation');
  expect(builtPage('docs/category/utilities')).toContain(`href="${BASE}/docs/utils/export"`);
  const former = builtPage('docs/5/api/export');
  expect(former).toContain(
    'This is documentation for React Query Builder v5.x, which is no longer actively maintained.',
  );
  expect(former).toContain(`href="${BASE}/docs/utils/export"`);
  expect(builtPage('docs/api/export')).toContain(`url=${BASE}/docs/utils/export"`);
  expect(builtPage('docs/next/intro')).toMatch(/Version: <\/span>Next/);
});

test('a site without an announcement has no bar for one', { tag: '@announcement-bar' }, () => {
  expect(builtPage('')).not.toContain('aria-label="Announcement"');
});

test('the build warns of duplicate routes and broken links', { tag: ['@markdown-links', '@duplicate-routes'] }, () => {
  const told = readFileSync(buildLog(site), 'utf8');
  expect(told).toMatch(/Duplicate routes found!\s+\/search: src\/pages\/search\.tsx, content\/pages\/search\.mdx/);
  expect(told).toMatch(
    /Warnings about content: 1\s+content\/pages\/markdown-page\.mdx:\d+ link to "\.\/gone\.mdx": no such page\n/,
  );
});

test('a file with a target extension is also at its path without it', { tag: '@target-extensions' }, () => {
  const redirects = readFileSync(join(site, 'public/_redirects'), 'utf8');
  expect(redirects).toContain(`${BASE}/downloads/examples ${BASE}/downloads/examples.zip 301!`);
  const target = `${BASE}/downloads/examples.zip`;
  expect(builtPage('downloads/examples')).toContain(`http-equiv="refresh" content="0; url=${target}"`);
});
