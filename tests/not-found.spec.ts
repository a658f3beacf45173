import { FAULTS, hold, requestedPaths } from './support/faults';
import { hydrated, open } from './support/page';
import { htmlOf, ROUTES } from './support/routes';
import { INDEX_FILES } from './support/search';
import { expect, needsBuild, test } from './support/test';

needsBuild('a development server has a page of its own for what is missing');

test('the not-found page searches for the words of the path', { tag: '@not-found-page' }, async ({ page }) => {
  const response = await page.goto('/docs/api/custom-exprot.html');
  expect(response?.status()).toBe(404);
  const field = page.getByRole('searchbox', { name: 'Search the documentation' });
  await expect(field).toHaveValue('api custom exprot');
  await field.fill('export');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\?q=export$/);
});

test('the not-found page keeps text that is typed before the scripts load', async ({ page }) => {
  const letGo = await hold(page, /\.js$/);
  await page.goto('/docs/api/exprot', { waitUntil: 'domcontentloaded' });
  const field = page.getByRole('searchbox', { name: 'Search the documentation' });
  await field.fill('combinators');
  await letGo();
  await hydrated(page);
  // Appears once the words of the path are known.
  await expect(page.getByRole('navigation', { name: 'You may have meant' })).toBeVisible();
  await expect(field).toHaveValue('combinators');
  await expect(field).toBeFocused();
});

test('the not-found page suggests the most similar pages of the requested version', async ({ page }) => {
  await open(page, '/docs/4/api/exprot');
  const near = page.getByRole('navigation', { name: 'You may have meant' });
  await expect(near.getByRole('listitem').first()).toHaveText('Exportv4.x');
  expect(await near.getByRole('listitem').count()).toBeLessThanOrEqual(5);
  await near.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/docs\/4\/api\/export$/);

  await open(page, '/zzzzzz');
  await expect(page.getByRole('searchbox', { name: 'Search the documentation' })).toHaveValue('zzzzzz');
  await expect(near).toHaveCount(0);
});

test('the not-found page loads the index of one version only, and links to the search without it', async ({ page }) => {
  const asked = requestedPaths(page);
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await open(page, '/docs/4/api/exprot');
  await expect(page.getByRole('navigation', { name: 'You may have meant' })).toBeVisible();
  expect(asked.filter((path) => path.includes('search-index'))).toEqual(['/search-index/4.json']);
  const data = await page.request.get('/page-data/404.html/page-data.json');
  expect(await data.text()).not.toContain('/docs/4/');

  for (const fault of Object.values(FAULTS)) {
    await page.route(INDEX_FILES, fault);
    await open(page, '/docs/api/exprot');
    await expect(page.getByRole('searchbox', { name: 'Search the documentation' })).toHaveValue('api exprot');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await expect(page.getByRole('navigation', { name: 'You may have meant' })).toHaveCount(0);
    await page.unroute(INDEX_FILES);
  }
  expect(errors).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the not-found page searches, too', async ({ page }) => {
    await page.goto('/nowhere');
    await page.getByRole('searchbox', { name: 'Search the documentation' }).fill('export');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search\?q=export$/);
  });
});

test('every page links to an issue that names it', async ({ page }) => {
  const pageOf = (address: string) => new URL(address).searchParams.get('body')?.split('\n')[0];
  for (const route of ROUTES) {
    const [, address = ''] =
      /<a[^>]* href="(https:\/\/github\.com\/[^"]+)"[^>]*>Report a problem/.exec(htmlOf(route)) ?? [];
    const issue = address.replaceAll('&amp;', '&');
    expect(issue, route.path).toMatch(/^https:\/\/github\.com\/react-querybuilder\/react-querybuilder\/issues\/new\?/);
    expect(pageOf(issue)).toMatch(new RegExp(`^Page: https?://[^/]+${route.path}$`));
  }
  const link = page.getByRole('link', { name: 'Report a problem with this page' });
  const bodyOf = async () => pageOf((await link.getAttribute('href')) ?? '');
  // The link names the current page, or the missing path on the 404 page.
  await open(page, '/docs/category/api');
  await page.getByRole('main').getByRole('link', { name: 'Export' }).first().click();
  await expect(page).toHaveURL(/\/docs\/api\/export$/);
  await expect.poll(bodyOf).toMatch(/\/docs\/api\/export$/);
  await open(page, '/no/such-page?x=1');
  await expect.poll(bodyOf).toMatch(/\/no\/such-page$/);
});
