import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { searchPush } from '../../scripts/search-push/searchPush';
import { readSynonyms } from '../../src/gatsby/content/readContent';
import { readBuiltRecords } from '../../src/gatsby/search/writeSearchIndex';
import {
  ALGOLIA_ADMIN_KEY,
  algoliaHosts,
  startAlgoliaServer,
  type AlgoliaServer,
} from '../../scripts/search-push/fakeAlgolia/algoliaServer';
import { configuredSite, SETTINGS } from '../../scripts/test/configuredSettings';
import { test as base } from './test';

const HOSTS = /^https:\/\/[\w-]+\.algolia(?:\.net|net\.com)\//;

/**
 * A test of the configured build with a local Algolia server, filled by `search:push`; requests to Algolia go there.
 */
export const test = base.extend<{ algolia: AlgoliaServer }, { filled: AlgoliaServer }>({
  filled: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from the pattern
    async ({}, use) => {
      const server = await startAlgoliaServer();
      await searchPush({
        variables: { ...SETTINGS, ALGOLIA_ADMIN_KEY: ALGOLIA_ADMIN_KEY },
        records: await readBuiltRecords(join(configuredSite(), 'public', 'search-index')),
        synonyms: readSynonyms(),
        isDryRun: false,
        print: () => undefined,
        report: () => undefined,
        hosts: algoliaHosts(server),
      });
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  algolia: async ({ filled, context }, use) => {
    filled.calls.length = 0;
    filled.intercept = () => undefined;
    await context.route(HOSTS, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      const response = await route.fetch({ url: `http://localhost:${filled.port}${pathname}${search}` });
      await route.fulfill({ response });
    });
    await use(filled);
    // Ignore requests that are still pending when a test ends.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

/** Opens the search with Ctrl+K after hydration. */
export async function openSearch(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().waitFor();
}

export { expect } from './test';
