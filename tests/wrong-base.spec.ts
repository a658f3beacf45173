import type { Server } from 'node:http';
import { createSiteServer } from '../scripts/serve/createSiteServer';
import { listen } from '../scripts/shared/listen';
import { banner } from './support/faults';
import { heading, open } from './support/page';
import { expect, needsBuild, test } from './support/test';

needsBuild('a build alone knows the path that it is for');

/** The site is built for the root but served under this path. */
const WRONG = '/sub';

let server: Server;
let address: string;

test.beforeAll(async () => {
  server = createSiteServer('public', WRONG, 'quick');
  address = `${(await listen(server)).origin}${WRONG}`;
});
test.afterAll(() => {
  // The browser keeps connections open for a minute.
  server.close().closeAllConnections();
});

for (const path of ['/', '/docs/intro', '/docs/next/components/rule?a=b#props']) {
  test(`${path} under another path suggests the right PATH_PREFIX`, { tag: '@wrong-base-url' }, async ({ page }) => {
    await page.goto(`${address}${path}`);
    await expect(banner(page)).toContainText('It is served under the path /sub and was built for /.');
    await expect(banner(page)).toContainText('build it with PATH_PREFIX=/sub.');
    await expect(banner(page)).toBeVisible();
    await expect(heading(page)).toBeVisible();
  });
}

test('a site at its own path shows no warning', { tag: '@wrong-base-url' }, async ({ page }) => {
  await open(page, '/docs/intro');
  await expect(page.locator('#load-failure')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a site under another path shows no warning', async ({ page }) => {
    await page.goto(`${address}/docs/intro`);
    await expect(heading(page)).toHaveText('Getting started');
    await expect(page.locator('#load-failure')).toHaveCount(0);
    await expect(page.getByText('PATH_PREFIX')).toHaveCount(0);
  });
});
