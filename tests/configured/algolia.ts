import { join } from 'node:path';
import { searchPush } from '../../scripts/search-push/searchPush';
import { readSynonyms } from '../../src/gatsby/content/readContent';
import { readBuiltRecords } from '../../src/gatsby/search/writeSearchIndex';
import { ALGOLIA_ADMIN_KEY, fakeAlgolia, type FakeAlgolia } from '../../scripts/search-push/fakeAlgolia';
import { configuredSite, SETTINGS } from '../../scripts/test/configuredSettings';
import { test as base } from './test';

const HOSTS = /^https:\/\/[\w-]+\.algolia(?:\.net|net\.com)\//;

/** A test of the configured build with an index in memory, filled by `search:push`, that answers requests to Algolia. */
export const test = base.extend<{ algolia: FakeAlgolia }, { filled: FakeAlgolia }>({
  filled: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from the pattern
    async ({}, use) => {
      const requester = fakeAlgolia();
      await searchPush({
        variables: { ...SETTINGS, ALGOLIA_ADMIN_KEY: ALGOLIA_ADMIN_KEY },
        records: await readBuiltRecords(join(configuredSite(), 'public', 'search-index')),
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

export { expect } from './test';
