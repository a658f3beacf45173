import type { Page } from '@playwright/test';
import { expect, needsBuild, test } from './support/test';

needsBuild('the pages of old paths are written by a build');

/** Serves the static redirect page, as a host without redirect rules does. */
const serveOldPath = (page: Page) =>
  page.route('**/old-path*', (route) =>
    route.fulfill({ path: 'public/react-querybuilder/index.html', contentType: 'text/html' }),
  );

test('an old path redirects and keeps search and hash', { tag: '@old-demo-path' }, async ({ page, baseURL }) => {
  await serveOldPath(page);
  await page.goto('/docs/intro');
  await page.goto('/old-path?x=1#y');
  await expect(page).toHaveURL(`${baseURL}/demo?x=1#y`);
  await page.goBack();
  await expect(page).toHaveURL(`${baseURL}/docs/intro`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an old path redirects too', async ({ page, baseURL }) => {
    await serveOldPath(page);
    await page.goto('/old-path');
    await expect(page).toHaveURL(`${baseURL}/demo`);
  });
});
