import { join } from 'node:path';
import { createSiteServer } from '../../scripts/serve/createSiteServer';
import { BASE, configuredSite } from '../../scripts/test/configuredSettings';
import { expect, test } from './test';
import { banner } from '../support/faults';
import { serveForTests } from '../support/serve';

const origin = serveForTests(() => createSiteServer(join(configuredSite(), 'public'), '', 'quick'));

test('the site at the root says how to build without a path', { tag: '@wrong-base-url' }, async ({ page, context }) => {
  await context.route(`${origin()}/**`, (route) => route.continue());
  await page.goto(`${origin()}/docs/intro`);
  await expect(banner(page)).toContainText(`It is served under the path / and was built for ${BASE}.`);
  await expect(banner(page)).toContainText('build it without PATH_PREFIX.');
});
