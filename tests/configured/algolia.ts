import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { searchPush } from '../../scripts/search-push/searchPush';
import { readSynonyms } from '../../src/build/content/readContent';
import { readBuiltRecords } from '../../src/build/search/readBuiltRecords';
import { ADMIN_KEY, hostsOf, startAlgoliaServer, type AlgoliaServer } from '../support/algoliaServer';
import { configuredSite, SETTINGS } from './settings';
import { test as base } from './test';

const HOSTS = /^https:\/\/[\w-]+\.algolia(?:\.net|net\.com)\//;

/** A test of the configured build with a local service that `npm run search:push` has filled; browsers reach it. */
export const test = base.extend<{ algolia: AlgoliaServer }, { filled: AlgoliaServer }>({
  filled: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from the pattern
    async ({}, use) => {
      const server = await startAlgoliaServer();
      await searchPush({
        variables: { ...SETTINGS, ALGOLIA_ADMIN_KEY: ADMIN_KEY },
        records: await readBuiltRecords(join(configuredSite(), 'public', 'search-index')),
        synonyms: readSynonyms(),
        isDryRun: false,
        print: () => undefined,
        report: () => undefined,
        hosts: hostsOf(server),
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
    // What a page still asks when its test is over is nobody's concern.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

/** Opens the search by its keys, once React listens to them. */
export async function openSearch(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().waitFor();
}

export { expect } from './test';
