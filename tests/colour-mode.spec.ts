import type { Page } from '@playwright/test';
import { blockStorage, follow } from './support/faults';
import { heading, open } from './support/page';
import { expect, test } from './support/test';

test.describe('colour mode', () => {
  const theme = (page: Page) => page.locator('html');

  test('follows the system until a mode is chosen', { tag: '@colour-mode-system' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, '/docs/intro');
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(theme(page)).toHaveAttribute('data-theme', 'light');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  });

  test('is chosen and remembered', { tag: ['@colour-mode-switch', '@colour-mode-stored'] }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, '/docs/intro');
    await page.getByRole('button', { name: 'Switch between dark and light mode (currently light mode)' }).click();
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
    await expect(
      page.getByRole('button', { name: 'Switch between dark and light mode (currently dark mode)' }),
    ).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    for (const bar of await page.locator('meta[name=theme-color]').all())
      await expect(bar).toHaveAttribute('content', 'rgb(15, 20, 27)');
    await open(page, '/demo');
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
  });

  test('returns to that of the system', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, '/docs/intro');
    const choice = (name: string) => page.getByRole('radiogroup', { name: 'Colour mode' }).getByRole('radio', { name });
    await page.getByRole('button', { name: /Switch between/ }).click();
    await expect(choice('Dark')).toBeChecked();
    await choice('System').check({ force: true });
    await expect(theme(page)).toHaveAttribute('data-theme', 'light');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(choice('System')).toBeChecked();
  });

  test('is set before the first paint, without a flash of the other mode', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.emulateMedia({ colorScheme: 'light' });
    // Block the site's scripts: the inline script alone must set the mode.
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto('/docs/intro');
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(15, 20, 27)');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    await expect(page.locator('pre code .t').first()).toHaveCSS('color', 'rgb(232, 194, 122)');
  });

  test('ignores what is no mode in storage', { tag: '@colour-mode-default' }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark '));
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, '/docs/intro');
    await expect(theme(page)).toHaveAttribute('data-theme', 'light');
  });

  test('works where storage is blocked, from page to page', async ({ page }) => {
    await blockStorage(page);
    await open(page, '/docs/intro');
    await page.getByRole('button', { name: /Switch between/ }).click();
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
    await follow(page, '/docs/umd');
    await expect(heading(page)).toHaveText('UMD build');
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
  });
});
