import type { Server } from 'node:http';
import { join } from 'node:path';
import { createSiteServer } from '../../scripts/serve/createSiteServer';
import { listen } from '../../scripts/shared/listen';
import { BASE, configuredSite } from '../../scripts/test/configuredSettings';
import { expect, test } from './test';
import { banner } from '../support/faults';
import { open } from '../support/page';

let server: Server;
let address: string;

test.beforeAll(async () => {
  server = createSiteServer(join(configuredSite(), 'public'), '', 'quick');
  address = (await listen(server)).origin;
});
test.afterAll(async () => {
  await new Promise((closed) => server.close(closed));
});

test('the site at the root says how to build without a path', { tag: '@wrong-base-url' }, async ({ page, context }) => {
  await context.route(`${address}/**`, (route) => route.continue());
  await page.goto(`${address}/docs/intro`);
  await expect(banner(page)).toContainText(`It is served under the path / and was built for ${BASE}.`);
  await expect(banner(page)).toContainText('build it without PATH_PREFIX.');
});

test('the site at its own path shows no warning', async ({ page }) => {
  await open(page, 'docs/intro');
  await expect(page.locator('#load-failure')).toHaveCount(0);
});
