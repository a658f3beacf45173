import type { Page } from '@playwright/test';
import { follow } from './support/faults';
import { heading, open, watch } from './support/page';
import { modal, modalHits, modalInput, openModal } from './support/search';
import { expect, test } from './support/test';

const button = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });

test.describe('opening and closing', () => {
  test('work by the button and the keys', { tag: ['@search-keys', '@search-key-hints'] }, async ({ page }) => {
    const incidents = watch(page);
    await open(page, '/search');
    await button(page).click();
    await expect(modalInput(page)).toBeFocused();
    await expect(modal(page)).toContainText('to select');
    await expect(modal(page)).toContainText('to navigate');
    await expect(modal(page)).toContainText('to close');
    await expect(modal(page)).toContainText('No recent searches');
    await expect(modal(page).getByText('Search by')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();

    await page.keyboard.press('/');
    await expect(modalInput(page)).toBeFocused();
    await page.keyboard.type('a/b');
    await expect(modalInput(page)).toHaveValue('a/b');
    await modal(page).getByRole('button', { name: 'Clear the query' }).click();
    await expect(modalInput(page)).toHaveValue('');
    await expect(modalInput(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(modal(page)).toHaveCount(0);

    await button(page).press(' ');
    await expect(modalInput(page)).toBeFocused();
    await page.mouse.click(5, 300);
    await expect(modal(page)).toHaveCount(0);

    const field = page.getByPlaceholder('Type your search here');
    await field.focus();
    await page.keyboard.type('/');
    await expect(field).toHaveValue('/');
    await page.keyboard.press('Meta+k');
    await expect(modalInput(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field).toBeFocused();
    expect(incidents.list).toEqual([]);
  });

  test('closes when Back leads to another page, which gets the focus', async ({ page }) => {
    await open(page, '/docs/intro');
    await follow(page, '/docs/umd');
    await expect(heading(page)).toHaveText('UMD build');
    await openModal(page);
    await modalInput(page).fill('sql');
    await page.goBack();
    await expect(heading(page)).toHaveText('Getting started');
    await expect(modal(page)).toHaveCount(0);
    await expect(heading(page)).toBeFocused();
    await expect(page.locator('html')).not.toHaveAttribute('data-dialog-open');
    await openModal(page);
    await expect(modalInput(page)).toHaveValue('');
  });

  test('keep the focus inside, and leave the page unchanged', async ({ page }) => {
    await open(page, '/docs/api/export');
    await page.evaluate(() => window.scrollTo(0, 700));
    const before = await page.evaluate(() => document.body.getBoundingClientRect().toJSON() as DOMRect);
    await openModal(page);
    await modalInput(page).fill('formatQuery');
    await expect(modalHits(page).first()).toBeVisible();
    for (const key of [...Array<string>(8).fill('Tab'), ...Array<string>(8).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      expect(await modal(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    }
    await expect(modalInput(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    expect(await page.evaluate(() => document.body.getBoundingClientRect().toJSON() as DOMRect)).toEqual(before);
    expect(await page.evaluate(() => [document.body.className, document.body.style.cssText])).toEqual(['', '']);
  });

  test('work by the buttons on a narrow screen', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await open(page, '/docs/intro');
    await button(page).click();
    await modal(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(modal(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });
});
