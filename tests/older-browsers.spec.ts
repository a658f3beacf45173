import type { Page } from '@playwright/test';
import { heading, open, sidebarLink, watch } from './support/page';
import { modal, openModal } from './support/search';
import { expect, test } from './support/test';

/** Simulates a browser without the popover API and `checkVisibility`. */
async function openWithoutPopovers(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'checkVisibility'));
  await page.route(/\.(?:js|css)$|\/docs\/intro$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('popover', 'unknown') });
  });
  await open(page, path);
}

test.describe('in a browser without popovers', () => {
  // Requests of a closed page may still be pending.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

  test('a wide screen is the same', async ({ page }) => {
    const incidents = watch(page);
    await openWithoutPopovers(page, '/docs/intro');
    await expect(heading(page)).toHaveText('Getting started');
    await expect(page.locator('#main-menu')).toBeHidden();
    await expect(page.locator('#docs-menu')).toHaveCSS('position', 'sticky');
    await sidebarLink(page, 'Compatibility packages').click();
    await expect(heading(page)).toHaveText('Compatibility packages');
    await page.locator('article #customization').scrollIntoViewIfNeeded();
    await expect(page.getByRole('navigation', { name: 'On this page' }).locator('[aria-current]')).toHaveCount(1);
    expect(incidents.list).toEqual([]);
  });

  test('a narrow screen has the menus in the page, and no buttons to open them', async ({ page }) => {
    const incidents = watch(page);
    await page.setViewportSize({ width: 390, height: 800 });
    await openWithoutPopovers(page, '/docs/intro');
    await expect(page.getByRole('button', { name: /navigation bar/ })).toHaveCount(0);
    await sidebarLink(page, 'Compatibility packages').click();
    await expect(heading(page)).toHaveText('Compatibility packages');
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Demo' }).click();
    await expect(page).toHaveURL(/\/demo$/);
    await expect(page.getByRole('button', { name: 'Options' })).toHaveCount(0);
    await expect(page.getByRole('checkbox', { name: 'Validate query' })).toBeVisible();
    expect(incidents.list).toEqual([]);
  });

  test('the search keeps the focus', async ({ page }) => {
    const incidents = watch(page);
    await openWithoutPopovers(page, '/docs/intro');
    await openModal(page);
    for (const key of ['Shift+Tab', 'Tab']) {
      await page.keyboard.press(key);
      await expect(modal(page).locator(':focus')).toHaveCount(1);
    }
    expect(incidents.list).toEqual([]);
  });
});
