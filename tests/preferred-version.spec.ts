import type { Page } from '@playwright/test';
import { blockStorage, follow } from './support/faults';
import { heading, hydrated, open } from './support/page';
import { store, stored } from './support/storage';
import { expect, test } from './support/test';

test.describe('preferred version', () => {
  const KEY = 'docs-preferred-version-default';
  const menu = (page: Page) => page.locator('header summary');
  const docs = (page: Page) =>
    page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Docs' });

  test('ignores and removes what names no version', { tag: '@preferred-version-unknown' }, async ({ page }) => {
    await store(page, KEY, '');
    await open(page, '/demo');
    await expect(menu(page)).toHaveText(/v5\.x/);
    await expect.poll(() => stored(page, KEY)).toBeNull();
  });

  test('survives a reload and is synchronized with other tabs', { tag: '@preferred-version' }, async ({ context }) => {
    const [first, second] = [await context.newPage(), await context.newPage()];
    await open(second, '/demo');
    await open(first, '/docs/intro');
    await menu(first).click();
    await first.locator('header').getByRole('link', { name: 'v4.x' }).click();
    await expect(first).toHaveURL(/\/docs\/4\/intro$/);
    await expect(menu(second)).toHaveText(/v4\.x/);
    await expect(docs(second)).toHaveAttribute('href', '/docs/4/intro');
    await second.reload();
    await hydrated(second);
    await expect(docs(second)).toHaveAttribute('href', '/docs/4/intro');
  });

  test('lasts as long as the page where storage is blocked', async ({ page }) => {
    await blockStorage(page);
    await open(page, '/docs/intro');
    await menu(page).click();
    await page.locator('header').getByRole('link', { name: 'v4.x' }).click();
    await expect(page).toHaveURL(/\/docs\/4\/intro$/);
    await follow(page, '/demo');
    await expect(heading(page)).toHaveText(/demo/i);
    await expect(docs(page)).toHaveAttribute('href', '/docs/4/intro');
  });
});
