import { createSiteServer } from '../scripts/serve/createSiteServer';
import { banner } from './support/faults';
import { heading, open } from './support/page';
import { serveForTests } from './support/serve';
import { expect, needsBuild, test } from './support/test';

needsBuild('a build alone knows the path that it is for');

/** The site is built for the root but served under this path. */
const WRONG = '/sub';

const origin = serveForTests(() => createSiteServer('public', WRONG, 'quick'));

test('a site under another path suggests the right PATH_PREFIX', { tag: '@wrong-base-url' }, async ({ page }) => {
  await page.goto(`${origin()}${WRONG}/docs/next/components/rule?a=b#props`);
  await expect(banner(page)).toContainText('It is served under the path /sub and was built for /.');
  await expect(banner(page)).toContainText('build it with PATH_PREFIX=/sub.');
  await expect(banner(page)).toBeVisible();
  await expect(heading(page)).toBeVisible();
});

test('a site at its own path shows no warning', { tag: '@wrong-base-url' }, async ({ page }) => {
  await open(page, '/docs/intro');
  await expect(page.locator('#load-failure')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a site under another path shows no warning', async ({ page }) => {
    await page.goto(`${origin()}${WRONG}/docs/intro`);
    await expect(heading(page)).toHaveText('Getting started');
    await expect(page.locator('#load-failure')).toHaveCount(0);
    await expect(page.getByText('PATH_PREFIX')).toHaveCount(0);
  });
});
