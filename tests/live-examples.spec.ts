import type { Page } from '@playwright/test';
import { hold, requestedPaths } from './support/faults';
import { heading, open, sidebarLink } from './support/page';
import { DOC_ROUTES, htmlOf } from './support/routes';
import { expect, needsBuild, test } from './support/test';

/** The first live example of a page, and its hydrated content. */
const example = (page: Page) => page.locator('[data-example]').first();
const live = (page: Page) => example(page).locator('[data-live]');

/** Pages with a builder, and the version-specific library chunk. */
const VERSIONS = [
  { path: '/docs/3/intro', library: 'library-3' },
  { path: '/docs/4/intro', library: 'library-4' },
  { path: '/docs/intro', library: 'library-5' },
];

for (const { path, library } of VERSIONS) {
  test(`${path} loads the library of its own version and no other`, async ({ page }) => {
    needsBuild('a build alone has a file for each part of a page');
    const scripts = requestedPaths(page);
    await open(page, path);
    await example(page).scrollIntoViewIfNeeded();
    await expect(live(page)).toHaveCount(1);
    const libraries = scripts
      .filter((script) => script.includes('library-'))
      .map((script) => script.replace(/-[0-9a-f]+\.js$/, ''));
    expect([...new Set(libraries)]).toEqual([`/${library}`]);
  });
}

test('a builder of Next runs version 6, and loads the library of no older version', async ({ page }) => {
  const scripts = requestedPaths(page);
  await open(page, '/docs/next/intro');
  await example(page).scrollIntoViewIfNeeded();
  await expect(live(page)).toHaveCount(1);
  // New in version 6: an attribute for inline combinators.
  await expect(example(page).locator('.queryBuilder')).toHaveAttribute('data-inlinecombinators', 'disabled');
  expect(scripts.filter((script) => script.includes('library-'))).toEqual([]);
});

test('a builder works after hydration, and keeps its state', async ({ page }) => {
  await open(page, '/docs/intro');
  const builder = page.locator('[data-example="5/intro/controlled"]');
  await builder.scrollIntoViewIfNeeded();
  await expect(builder.locator('[data-live]')).toHaveCount(1);
  const rules = await builder.locator('.rule').count();
  await builder.getByRole('button', { name: '+Rule' }).first().click();
  await expect(builder.locator('.rule')).toHaveCount(rules + 1);
  await page.getByRole('button', { name: /Switch between/ }).click();
  await page.getByText('yarn', { exact: true }).first().click();
  await expect(builder.locator('.rule')).toHaveCount(rules + 1);
});

test('the static HTML remains while the page changes before hydration', async ({ page }) => {
  needsBuild('a development page comes without its text');
  // Delays the library's chunk.
  const release = await hold(page, /library-5/);
  await open(page, '/docs/intro');
  const builder = page.locator('[data-example="5/intro/controlled"]');
  await builder.scrollIntoViewIfNeeded();
  // The page names the library's buttons for screen readers once it runs.
  const html = () =>
    builder.locator('.queryBuilder').evaluate((element) => element.outerHTML.replace(/ aria-label="[^"]*"/g, ''));
  const before = await html();

  await page.locator('#basics > a').click();
  await page.getByRole('button', { name: /Switch between/ }).click();
  await page.getByText('pnpm', { exact: true }).first().click();
  expect(await html()).toBe(before);
  await expect(builder.locator('[data-live]')).toHaveCount(0);

  await release();
  await builder.scrollIntoViewIfNeeded();
  await expect(builder.locator('[data-live]')).toHaveCount(1);
  expect(await html()).toBe(before);
});

test('the style sheet of one version applies to no other', async ({ page }) => {
  await open(page, '/docs/4/intro');
  await page.locator('header summary').click();
  await page.locator('header').getByRole('link', { name: 'Next' }).click();
  // The URL changes before the previous page is gone.
  const next = page.locator('[data-example^="next/"]').first();
  await next.scrollIntoViewIfNeeded();
  await expect(next.locator('[data-live]')).toHaveCount(1);
  const sheets = await page
    .locator('head link[rel=stylesheet]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(sheets).toEqual([expect.stringMatching(/^\/styles\/rqb-next-/)]);
});

test('the style sheet of a version remains during navigation, so that no builder loses it', async ({ page }) => {
  await open(page, '/docs/intro');
  const sheet = page.locator('head link[href^="/styles/rqb-5-"]');
  const loads = requestedPaths(page);
  await sheet.evaluate((link) => {
    new MutationObserver((records) => {
      if (records.some(({ removedNodes }) => [...removedNodes].includes(link))) link.dataset.removed = '';
    }).observe(document.head, { childList: true });
  });
  for (const name of ['TypeScript reference', 'Compatibility packages', 'Getting started']) {
    await sidebarLink(page, name).click();
    await expect(heading(page)).toHaveText(name);
    await expect(page).toHaveTitle(new RegExp(`^${name} `));
  }
  await expect(sheet).toHaveCount(1);
  await expect(sheet).not.toHaveAttribute('data-removed');
  expect(loads.filter((path) => path.startsWith('/styles/'))).toEqual([]);
});

test('a style sheet that did not load is requested again', async ({ page }) => {
  let requests = 0;
  await page.route('**/styles/rqb-5-*', (route) => (requests++ === 0 ? route.abort() : route.continue()));
  await open(page, '/docs/intro');
  const sheets = () =>
    page
      .locator('head link[href^="/styles/rqb-5-"]')
      .evaluateAll((links) => links.map((link) => ((link as HTMLLinkElement).sheet?.cssRules.length ?? 0) > 0));
  await expect.poll(() => sheets().catch(() => [])).toEqual([true]);
  expect(requests).toBe(2);
});

test('the documentation has more than thirty live examples', () => {
  needsBuild('it reads the static HTML');
  expect(DOC_ROUTES.flatMap((route) => htmlOf(route).match(/ data-example="/g) ?? []).length).toBeGreaterThan(30);
});
