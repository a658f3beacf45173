import { heading, open, watch } from './support/page';
import { modal, openModal } from './support/search';
import { count, field, found, places, results } from './support/searchPage';
import { expect, needsBuild, test } from './support/test';

needsBuild('it searches the index of a build');

test('shows results with their kind and place, and sets the address', { tag: '@search-page' }, async ({ page }) => {
  const incidents = watch(page);
  await open(page, '/search');
  await expect(heading(page)).toHaveText('Search the documentation');
  await expect(page).toHaveTitle('Search the documentation | React Query Builder');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAttribute('name', 'q');
  const entries = await page.evaluate(() => history.length);

  await page.keyboard.type('mongodb');
  await expect(page).toHaveURL(/\/search\?q=mongodb$/);
  await expect(heading(page)).toHaveText('Search results for "mongodb"');
  await expect(page).toHaveTitle('Search results for "mongodb" | React Query Builder');
  await expect(count(page)).toHaveText(/^\d+ documents found$/);
  await expect(results(page).first().getByRole('list', { name: 'Breadcrumbs' })).toHaveText(/API.*Export.*v5\.x/);
  await expect(results(page).first().locator('mark').first()).toHaveText(/mongodb/i);
  const pages = await results(page)
    .locator('h2 a')
    .evaluateAll((links) => links.map((it) => (it as HTMLAnchorElement).pathname));
  expect(pages.filter((path, index) => path === pages[index - 1])).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=mongodb$/);
  expect(await page.evaluate(() => history.length)).toBe(entries);

  await field(page).fill('antDNotToggle');
  await expect(count(page)).toHaveText('One document found');
  await expect(places(page)).toHaveAttribute('href', '/docs/compat#api-AntDNotToggle');

  await field(page).fill('');
  await expect(page).toHaveURL(/\/search$/);
  await expect(heading(page)).toHaveText('Search the documentation');
  await expect(count(page)).toHaveCount(0);
  expect(incidents.list).toEqual([]);
});

test('narrows to a version and a kind, with counts', { tag: '@versions' }, async ({ page }) => {
  await open(page, '/search?q=formatQuery&kind=nonsense&version=none');
  await expect(count(page)).toHaveText(/documents? found/);
  const version = page.getByRole('combobox', { name: 'Version' });
  await expect(version).toHaveValue('5');
  await expect(version.locator('option')).toHaveText(['Next', 'v5.x', 'v4.x', 'v3.x']);
  await version.selectOption('v4.x');
  await expect(page).toHaveURL(/\/search\?q=formatQuery&version=4$/);
  await expect(places(page).first()).toHaveAttribute('href', /^\/docs\/4\//);

  await field(page).fill('drag and drop');
  const kinds = page.getByRole('radiogroup', { name: 'Kind' });
  await expect(kinds.getByRole('radio', { name: /^All/ })).toBeChecked();
  await expect(results(page).first().locator('mark').first()).toHaveText(/^drag/i);
  const sections = kinds.getByRole('radio', { name: /^Sections \(\d+\)$/ });
  const expected = /\d+/.exec((await kinds.locator('label', { hasText: 'Sections' }).textContent()) ?? '')?.[0];
  await sections.check({ force: true });
  await expect(page).toHaveURL(/q=drag\+and\+drop&version=4&kind=section$/);
  await expect(count(page)).toHaveText(expected === '1' ? 'One document found' : `${expected} documents found`);

  await page.reload();
  await expect(count(page)).toHaveText(expected === '1' ? 'One document found' : `${expected} documents found`);
  await expect(version).toHaveValue('4');
  await expect(sections).toBeChecked();
});

test('shows fifteen results, and more on scroll or by a button', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await open(page, '/search?q=component+api');
  await expect(places(page)).toHaveCount(15);
  const total = await found(page);
  expect(total).toBeGreaterThan(45);
  await page.mouse.wheel(0, 100_000);
  await expect(places(page)).toHaveCount(30);
  await page.getByRole('button', { name: 'More results' }).press('Enter');
  await expect.poll(() => places(page).count()).toBeGreaterThanOrEqual(45);
  const links = await places(page).evaluateAll((all) => all.map((it) => it.textContent! + it.getAttribute('href')));
  expect(new Set(links).size).toBe(links.length);
});

test('shows the first results again for a repeated search', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await open(page, '/search?q=component+api');
  await expect(places(page)).toHaveCount(15);
  const hrefs = () => places(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const first = await hrefs();
  await page.mouse.wheel(0, 100_000);
  await expect(places(page)).toHaveCount(30);
  await field(page).fill('mongodb');
  await expect.poll(async () => (await hrefs()).length).toBeLessThanOrEqual(15);
  expect(await hrefs()).not.toEqual(first);
  await field(page).fill('component api');
  await expect.poll(hrefs).toEqual(first);
});

test('follows back, forward and other changes of its address', { tag: '@search-page' }, async ({ page }) => {
  await open(page, '/search?q=mongodb');
  await expect(places(page).first()).toBeVisible();
  await field(page).fill('formatQuery');
  // Until then, the results of the previous search are shown.
  await expect(places(page).first()).toHaveAttribute('href', /#formatquery$/);
  await results(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/#formatquery$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/search\?q=formatQuery$/);
  await expect(field(page)).toHaveValue('formatQuery');
  await expect(places(page).first()).toHaveAttribute('href', /#formatquery$/);

  await openModal(page);
  await page.keyboard.type('mongodb');
  await modal(page)
    .getByRole('link', { name: /^See all/ })
    .click();
  await expect(field(page)).toHaveValue('mongodb');
  await expect(heading(page)).toHaveText('Search results for "mongodb"');
  await page.goBack();
  await expect(field(page)).toHaveValue('formatQuery');
  await page.goForward();
  await expect(field(page)).toHaveValue('mongodb');
  await expect(page).toHaveTitle('Search results for "mongodb" | React Query Builder');
});

test('reports a search without results, and versions that have some', async ({ page }) => {
  await open(page, '/search?q=tanstack&version=3');
  await expect(count(page)).toHaveText('No results were found');
  const main = page.getByRole('main');
  await expect(main.getByText('Other versions have it:')).toBeVisible();
  await expect(main.getByText('Try searching for:')).toBeVisible();
  await main.getByRole('link', { name: /^\d+ in v4\.x$|^1 in v4\.x$/ }).click();
  await expect(page).toHaveURL(/\/search\?q=tanstack&version=4$/);
  await expect(count(page)).toHaveText(/documents? found/);
});

test('is left out by search engines, and can become a search engine of the browser', async ({ page, request }) => {
  await open(page, '/search?q=mongodb');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  const link = page.locator('link[rel=search]');
  await expect(link).toHaveAttribute('type', 'application/opensearchdescription+xml');
  const description = await (await request.get((await link.getAttribute('href')) ?? '')).text();
  expect(description).toMatch(/template="https?:\/\/[^"]+\/search\?q=\{searchTerms\}"/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search button is a link to the search page, which lists the pages', async ({ page }) => {
    await page.goto('/docs/intro');
    await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Search' }).click();
    await expect(heading(page)).toHaveText('Search the documentation');
    await expect(page.getByText('Pages of v5.x')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Export', exact: true })).toHaveAttribute(
      'href',
      '/docs/api/export',
    );
  });
});
