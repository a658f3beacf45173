import type { Page } from '@playwright/test';
import { blockStorage, documentLoads, follow, requestedPaths } from './support/faults';
import { open } from './support/page';
import { store } from './support/storage';
import { expect, ownContexts, test } from './support/test';

ownContexts();

test.describe('announcement bar', () => {
  const bar = (page: Page) => page.getByRole('complementary', { name: 'Announcement' });

  test('shows only until it is closed', { tag: ['@announcement-bar', '@announcement-closed'] }, async ({ page }) => {
    await open(page, '/');
    await expect(bar(page)).toBeVisible();
    await bar(page).getByRole('button', { name: 'Close' }).click();
    await expect(bar(page)).toBeHidden();
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto('/docs/intro');
    await expect(bar(page)).toBeHidden();
  });

  test('moves the focus to the main part when it is closed', async ({ page }) => {
    await open(page, '/docs/intro');
    await bar(page).getByRole('button', { name: 'Close' }).press('Enter');
    await expect(bar(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('opens its link without reloading the site, and loads nothing before the pointer is on it', async ({ page }) => {
    const asked = requestedPaths(page);
    const loads = documentLoads(page);
    await page.clock.install();
    await open(page, '/');
    const link = bar(page).getByRole('link');
    const to = (await link.getAttribute('href')) ?? '';
    await page.clock.runFor(10_000);
    expect(asked).not.toContain(`/page-data${to}/page-data.json`);
    await link.hover();
    await link.click();
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
    expect(loads).toHaveLength(1);
  });

  test('shows again when its id changes', { tag: '@announcement-id' }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('announcement-dismissed', 'an-older-one'));
    await open(page, '/');
    await expect(bar(page)).toBeVisible();
  });

  test('shows where storage contains what is no id', async ({ page }) => {
    await store(page, 'announcement-dismissed', '<img src=x onerror=alert(1)>');
    await open(page, '/');
    await expect(bar(page)).toBeVisible();
  });

  test('stays closed on other pages where storage is blocked', async ({ page }) => {
    await blockStorage(page);
    await open(page, '/docs/intro');
    await bar(page).getByRole('button', { name: 'Close' }).click();
    await follow(page, '/demo');
    await expect(page.locator('h1')).toHaveText(/demo/i);
    await expect(bar(page)).toBeHidden();
  });
});
