import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALGOLIA_ADMIN_KEY, fakeAlgolia, type FakeAlgolia } from '../../scripts/search-push/fakeAlgolia';
import { searchPush } from '../../scripts/search-push/searchPush';
import { builtRecords } from '../../scripts/shared/builtIndexes';
import { BASE, configuredSite, SETTINGS } from '../../scripts/test/configuredSettings';
import { readSynonyms } from '../../src/gatsby/content/readContent';
import { requestedPaths } from '../support/faults';
import { open } from '../support/page';
import { modal, openSearch } from '../support/search';
import { ownContexts } from '../support/test';
import { expect, test as base } from './test';

ownContexts();

const HOSTS = /^https:\/\/[\w-]+\.algolia(?:\.net|net\.com)\//;

/** A test of the configured build with an index in memory, filled by `search:push`, that answers requests to Algolia. */
const test = base.extend<{ algolia: FakeAlgolia }, { filled: FakeAlgolia }>({
  filled: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from the pattern
    async ({}, use) => {
      const requester = fakeAlgolia();
      await searchPush({
        variables: { ...SETTINGS, ALGOLIA_ADMIN_KEY: ALGOLIA_ADMIN_KEY },
        records: builtRecords(join(configuredSite(), 'public')),
        synonyms: readSynonyms(),
        isDryRun: false,
        print: () => undefined,
        report: () => undefined,
        requester,
      });
      await use(requester);
    },
    { scope: 'worker' },
  ],
  algolia: async ({ filled, context }, use) => {
    filled.calls.length = 0;
    filled.intercept = () => undefined;
    await context.route(HOSTS, async (route) => {
      const asked = route.request();
      const { status, content } = await filled.send({
        method: asked.method() as 'POST',
        url: asked.url(),
        headers: asked.headers(),
        data: asked.postData() ?? '',
        connectTimeout: 0,
        responseTimeout: 0,
      });
      // Like Algolia, allow all origins.
      const headers = { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' };
      await route.fulfill({ status, body: content, headers });
    });
    await use(filled);
    // Ignore requests that are still pending when a test ends.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

/** All queries that the service received. */
const queriesOf = ({ calls }: FakeAlgolia) =>
  calls.flatMap(({ body }) => (body as { requests: { query: string; facetFilters: unknown }[] }).requests);

test('a page sends no request to the service before a search', async ({ page, algolia, outside }) => {
  await page.clock.install();
  await open(page, 'docs/intro');
  await page.clock.runFor(10_000);
  expect(algolia.calls).toEqual([]);
  expect(outside.filter((address) => address.includes('algolia'))).toEqual([]);
});

test('no page claims that it contacts no other host', async ({ page }) => {
  await page.goto('docs/intro');
  await expect(page.getByRole('contentinfo')).toContainText('This site has no analytics unless its owner allows it.');
});

test(
  'the modal searches the version of the page, and its results lead into the site',
  { tag: ['@hosted-search', '@hosted-search-facets', '@result-address'] },
  async ({ page, algolia }) => {
    const requests = requestedPaths(page);
    await openSearch(page, 'docs/4/api/querybuilder');
    await page.keyboard.type('formatQuery');
    const dialog = modal(page);
    const first = dialog.getByRole('treeitem').first();
    await expect(first).toContainText('formatQuery');
    await expect(first.locator('mark').first()).toHaveText('formatQuery');
    await expect(dialog.getByRole('link', { name: /See all \d+ results/ })).toBeVisible();
    await expect(dialog.getByText('Search by')).toBeVisible();
    // The results of a shorter query look the same.
    const lastQuery = expect.poll(() => queriesOf(algolia).at(-1));
    await lastQuery.toMatchObject({
      indexName: 'docs',
      query: 'formatQuery',
      facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-4']],
    });
    expect(requests.filter((path) => path.includes('/search-index/'))).toEqual([]);

    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${BASE}/docs/4/api/export#\\S+$`));
    await expect(page.getByRole('heading', { level: 1, name: 'Export' })).toBeVisible();
  },
);

test('the modal reports a service that does not answer', { tag: '@search-failure' }, async ({ page, algolia }) => {
  algolia.intercept = () => ({ status: 403, body: { message: 'Invalid Application-ID or API key', status: 403 } });
  await openSearch(page, 'docs/intro');
  await page.keyboard.type('export');
  const dialog = modal(page);
  await expect(dialog.getByText('Unable to fetch results')).toBeVisible();
  await expect(dialog.getByText('You might want to check your network connection.')).toBeVisible();
  algolia.intercept = () => undefined;
  await page.keyboard.type(' sql');
  await expect(dialog.getByRole('treeitem').first()).toBeVisible();
  await expect(dialog.getByText('Unable to fetch results')).toBeHidden();
});

test('the modal reports a service that is out of reach', { tag: '@search-failure' }, async ({ page, outside }) => {
  await openSearch(page, 'docs/intro');
  await page.keyboard.type('export');
  await expect(page.getByText('Unable to fetch results')).toBeVisible();
  expect(outside.filter((address) => address.includes('algolia'))).not.toEqual([]);
});

test('the modal says that nothing was found', { tag: '@no-results' }, async ({ page, algolia }) => {
  await openSearch(page, 'docs/intro');
  await page.keyboard.insertText('zzzzqqq');
  await expect(page.getByText(/No results for/)).toContainText('zzzzqqq');
  await expect(page.getByRole('link', { name: 'Let us know.' })).toBeVisible();
  expect(queriesOf(algolia).length).toBeGreaterThan(0);
});

test('the search page uses the service', { tag: '@hosted-search' }, async ({ page, algolia }) => {
  await page.goto('search?q=formatQuery');
  await expect(page.getByText(/^\d+ documents found$/)).toBeVisible();
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  await expect(link).toContainText('formatQuery');
  await expect(link).toHaveAttribute('href', new RegExp(`^${BASE}/docs/`));
  expect(queriesOf(algolia)).toContainEqual(
    expect.objectContaining({
      query: 'formatQuery',
      facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-6']],
    }),
  );
});

test("no script of the build contains the site's own search", () => {
  const folder = join(configuredSite(), 'public');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const holding = (text: string) => scripts.filter((name) => readFileSync(join(folder, name), 'utf8').includes(text));
  expect(holding(SETTINGS.GATSBY_ALGOLIA_SEARCH_KEY)).toHaveLength(1);
  expect(holding('search-index')).toEqual([]);
});
