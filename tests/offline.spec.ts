import type { Page } from '@playwright/test';
import { violationsOn } from './support/axe';
import { documentLoads, follow } from './support/faults';
import { heading, hydrated, open } from './support/page';
import { expect, needsBuild, test } from './support/test';

needsBuild('the development server loads pages in another way');

test.describe('offline', () => {
  const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline.' });

  test('shows a notice, keeps the page, and continues when there is a connection', async ({ page, context }) => {
    await open(page, '/docs/intro');
    const loads = documentLoads(page);
    await context.setOffline(true);
    await expect(notice(page)).toContainText('The parts that have loaded still work.');
    expect(await violationsOn(page)).toEqual([]);
    await follow(page, '/docs/api/export?a=b#usage');
    await expect(notice(page)).toContainText('The next page opens when you are connected again.');
    await expect(heading(page)).toHaveText('Getting started');
    await page.getByRole('button', { name: /Switch between/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await context.setOffline(false);
    await expect(heading(page)).toHaveText('Export');
    await expect(page).toHaveURL('/docs/api/export?a=b#usage');
    await expect(notice(page)).toHaveCount(0);
    expect(loads).toEqual([]);
  });

  test('keeps the current page during a navigation, and shows the next one later', async ({ page, context }) => {
    await open(page, '/docs/intro');
    await page.route(/page-data\/docs\/umd\//, async (route) => {
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    await follow(page, '/docs/umd');
    await expect(notice(page)).toContainText('The next page opens');
    await expect(heading(page)).toHaveText('Getting started');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
    await expect(heading(page)).toHaveText('UMD build');
    await hydrated(page);
  });
});
