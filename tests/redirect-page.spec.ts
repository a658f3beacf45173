import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** Serves the static page of an old path as a host does that knows no rules for it. */
const serveOldPath = (page: Page) =>
  page.route('**/old-path*', (route) =>
    route.fulfill({ path: 'public/react-querybuilder/index.html', contentType: 'text/html' }),
  );

test('the static page of an old path leads on, search and hash kept, without an entry in the history', async ({
  page,
  baseURL,
}) => {
  await serveOldPath(page);
  await page.goto('/docs/intro');
  await page.goto('/old-path?x=1#y');
  await expect(page).toHaveURL(`${baseURL}/demo?x=1#y`);
  await page.goBack();
  await expect(page).toHaveURL(`${baseURL}/docs/intro`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it leads on too', async ({ page, baseURL }) => {
    await serveOldPath(page);
    await page.goto('/old-path');
    await expect(page).toHaveURL(`${baseURL}/demo`);
  });
});
