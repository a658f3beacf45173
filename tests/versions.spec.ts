import type { Page } from '@playwright/test';
import { htmlOf } from './support/routes';
import { hydrated, open, watch } from './support/page';
import { expect, needsBuild, test } from './support/test';

test.describe('version dropdown', () => {
  const choose = async (page: Page, label: string) => {
    const menu = page.locator('header details');
    await menu.locator('summary').click();
    await menu.getByRole('link', { name: label }).click();
  };

  test('leads to the same page of the other version', { tag: '@version-dropdown' }, async ({ page }) => {
    await open(page, '/docs/tips/limit-groups');
    await choose(page, 'v4.x');
    await expect(page).toHaveURL(/\/docs\/4\/tips\/limit-groups$/);
    await expect(page.locator('header summary')).toHaveText(/v4\.x/);
  });

  const equivalents = {
    '/docs/api/classnames': 'styling/classnames',
    '/docs/4/api/export': 'utils/export',
    '/docs/api/import': 'utils/import',
    '/docs/api/misc': 'utils/misc',
    '/docs/4/api/querybuilder': 'components/querybuilder',
    '/docs/api/validation': 'utils/validation',
    '/docs/api/valueeditor': 'components/valueeditor',
    '/docs/tips/styling': 'styling/overview',
    '/docs/umd': 'buildless',
    '/docs/category/api': 'category/components',
    '/docs/category/tips--tricks': 'category/tips--tricks',
  };
  test('leads to the equivalent in Next at another path', async ({ page }) => {
    needsBuild('it reads the static HTML');
    for (const [path, equivalent] of Object.entries(equivalents)) {
      const [, menu = ''] = /<header[\s\S]*?<details([\s\S]*?)<\/details>/.exec(htmlOf({ path })) ?? [];
      expect(menu, path).toMatch(new RegExp(`<a[^>]* href="/docs/next/${equivalent}"[^>]*>Next`));
    }
    await open(page, '/docs/umd');
    await choose(page, 'Next');
    await expect(page).toHaveURL(/\/docs\/next\/buildless$/);
  });

  test('leads to the first page where the page is missing, and menu and page say so, also after a reload', async ({
    page,
  }) => {
    const incidents = watch(page);
    await open(page, '/docs/next/utils/hooks');
    const menu = page.locator('header details');
    await menu.locator('summary').click();
    await expect(menu.getByRole('link', { name: 'v3.x' })).toContainText('no such page');
    await menu.getByRole('link', { name: 'v3.x' }).click();
    await expect(page).toHaveURL(/\/docs\/3\/intro$/);
    const notice = page.getByRole('main').getByRole('status').filter({ hasText: 'Hooks' });
    await expect(notice).toContainText('has no page in v3.x');
    await page.reload();
    await hydrated(page);
    await expect(notice).toBeVisible();
    expect(incidents.list).toEqual([]);
  });

  test('closes on Escape, and on a press outside', { tag: '@version-dropdown' }, async ({ page }) => {
    await open(page, '/docs/intro');
    const menu = page.locator('header details');
    await menu.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('link', { name: 'Next' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: 'Next' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu.getByRole('link', { name: 'Next' })).toBeHidden();
    await expect(menu.locator('summary')).toBeFocused();
    await menu.locator('summary').click();
    await page.mouse.click(400, 700);
    await expect(menu.getByRole('link', { name: 'Next' })).toBeHidden();
  });
});

test.describe('version banner', () => {
  test('leads old and next versions to the same page of the latest, and remembers that', async ({ page }) => {
    await open(page, '/docs/4/api/export');
    const banner = page.getByRole('note', { name: 'Version' });
    await expect(banner).toContainText(
      'This is documentation for React Query Builder v4.x, which is no longer actively maintained.',
    );
    await expect(banner).toContainText('For up-to-date documentation, see the latest version (v5.x).');
    await banner.getByRole('link', { name: 'latest version' }).click();
    await expect(page).toHaveURL(/\/docs\/api\/export$/);
    await expect(banner).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('5');
  });

  test('says that Next is ahead of the latest', { tag: '@version-next' }, async ({ page }) => {
    await open(page, '/docs/next/category/styling');
    await expect(page.getByRole('note', { name: 'Version' })).toContainText('react-querybuilder 6');
  });
});
