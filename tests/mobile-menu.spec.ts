import { follow, hold } from './support/faults';
import { heading, hydrated, open } from './support/page';
import { expect, test } from './support/test';

const size = (width: number) => ({ width, height: 800 });

test.describe('mobile menu', () => {
  test('exists at 996 px and not at 997 px', { tag: '@mobile-menu' }, async ({ page }) => {
    await page.setViewportSize(size(997));
    await open(page, '/docs/intro');
    const button = page.getByRole('button', { name: 'Toggle navigation bar' });
    await expect(button).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible();
    await page.setViewportSize(size(996));
    await expect(button).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeHidden();
  });

  test(
    'opens on the sidebar, leads back to the main menu, and closes when a page is chosen there',
    { tag: '@back-to-main-menu' },
    async ({ page }) => {
      await page.setViewportSize(size(390));
      await open(page, '/docs/api/export');
      const sidebar = page.getByRole('dialog', { name: 'Documentation menu' });
      const main = page.getByRole('dialog', { name: 'Main menu' });
      for (const [name, url, title] of [
        ['Docs', /\/docs\/intro$/, 'Getting started'],
        ['Demo', /\/demo$/, 'Demo'],
        ['v4.x', /\/docs\/4\/api\/export$/, 'Export'],
      ] as const) {
        await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
        await expect(sidebar.getByRole('link', { name: /^Export\b/ })).toHaveAttribute('aria-current', 'page');
        await sidebar.getByRole('button', { name: '← Back to main menu' }).click();
        await main.getByRole('link', { name: new RegExp(`^${name}`) }).click();
        await expect(page).toHaveURL(url);
        await expect(heading(page)).toHaveText(title);
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(page.locator('[data-menu]:popover-open')).toHaveCount(0);
        await expect(page.locator('main')).not.toHaveAttribute('inert');
        await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
        await page.goBack();
        await expect(heading(page)).toHaveText('Export');
      }
    },
  );

  test('keeps the focus inside until it closes, and restores it', { tag: '@mobile-sidebar' }, async ({ page }) => {
    await page.setViewportSize(size(390));
    await open(page, '/');
    const button = page.getByRole('button', { name: 'Toggle navigation bar' });
    const menu = page.getByRole('dialog', { name: 'Main menu' });
    await button.click();
    await expect(menu).toBeVisible();
    for (let presses = 0; presses < 14; presses++) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(() => {
        const active = document.activeElement;
        return active === document.body || active?.closest('[data-menu]') !== null;
      });
      expect(inside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await page.mouse.click(380, 700);
    await expect(menu).toBeHidden();
    await button.click();
    await menu.getByRole('button', { name: 'Close navigation bar' }).click();
    await expect(menu).toBeHidden();
  });

  test('makes the page behind it inert, also when it opened before the scripts loaded', async ({ page }) => {
    await page.setViewportSize(size(390));
    const letGo = await hold(page, /\.js$/);
    await page.goto('/docs/intro', { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.locator('#docs-menu')).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    const link = page.locator('#docs-menu').getByRole('link', { name: 'Compatibility packages' });
    await link.focus();
    await letGo();
    await hydrated(page);
    const menu = page.getByRole('dialog', { name: 'Documentation menu' });
    await expect(menu).toBeVisible();
    await expect(page.locator('main')).toHaveAttribute('inert');
    await expect(link).toBeFocused();
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await page.keyboard.press('Escape');
    await expect(page.locator('main')).not.toHaveAttribute('inert');
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  });

  for (const path of ['/docs/intro', '/demo'])
    test(`closes when Back leads to ${path}, and leaves the focus to the page`, async ({ page }) => {
      await page.setViewportSize(size(390));
      await open(page, path);
      await follow(page, '/docs/umd');
      await expect(heading(page)).toHaveText('UMD build');
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      await page.getByRole('button', { name: '← Back to main menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Main menu' })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(path);
      await expect(page.locator('[data-menu]:popover-open')).toHaveCount(0);
      await expect(page.locator('[inert]')).toHaveCount(0);
      await expect(heading(page)).toBeFocused();
    });

  test('closes at once when Back leads to a page that still loads, and opens meanwhile', async ({ page }) => {
    const menu = page.getByRole('dialog', { name: 'Documentation menu' });
    await page.setViewportSize(size(390));
    await open(page, '/docs/intro');
    await follow(page, '/docs/umd');
    await expect(heading(page)).toHaveText('UMD build');
    const release = await hold(page, /\/page-data\/docs\/intro\/page-data\.json/);
    await page.reload();
    await hydrated(page);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await release();
    await expect(page.locator('h1')).toHaveText('Getting started');
    await expect(menu).toBeVisible();
  });

  test('opens at the current page, with the close button at hand', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await open(page, '/docs/tips/styling');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const menu = page.getByRole('dialog', { name: 'Documentation menu' });
    await expect(menu.locator('[aria-current=page]')).toBeInViewport();
    const button = menu.getByRole('button', { name: 'Close navigation bar' });
    await expect(button).toBeFocused();
    await expect(button).toBeInViewport({ ratio: 1 });
  });

  test('closes on a wide screen, and on a navigation', { tag: '@mobile-sidebar-closes' }, async ({ page }) => {
    await page.setViewportSize(size(390));
    await open(page, '/docs/intro');
    const button = page.getByRole('button', { name: 'Toggle navigation bar' });
    await button.click();
    await page.getByRole('dialog').getByRole('link', { name: 'Compatibility packages' }).click();
    await expect(heading(page)).toHaveText('Compatibility packages');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await button.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.setViewportSize(size(1200));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Demo', exact: true })).toBeVisible();
  });
});
