import type { Page } from '@playwright/test';
import { follow } from './support/faults';
import { heading, open, scrollY, sidebarLink } from './support/page';
import { expect, test } from './support/test';

test.describe('screen readers and keyboards', () => {
  const announcer = (page: Page) => page.locator('#gatsby-announcer');

  test('hear of the next page, and start at its heading', async ({ page }) => {
    await open(page, '/docs/intro');
    await expect(announcer(page)).toHaveText('');
    await sidebarLink(page, 'UMD build').focus();
    await page.keyboard.press('Enter');
    await expect(announcer(page)).toHaveText('Navigated to UMD build');
    await expect(heading(page)).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    await expect(heading(page)).not.toHaveAttribute('tabindex');
  });

  test('keep their place when the rest of a text arrives after its first screen', async ({ page }) => {
    await open(page, '/docs/intro');
    await page.evaluate(() =>
      addEventListener('focusin', ({ target }) => {
        const place = (target as Element).matches('h1') && (target as Element).closest('main');
        // As a reader who presses Tab before the next frame.
        if (place) queueMicrotask(() => place.querySelector<HTMLElement>('[data-text] a')?.focus());
      }),
    );
    await sidebarLink(page, 'Common mistakes').click();
    await expect(heading(page)).toHaveText('Common mistakes');
    const text = page.locator('main [data-text]');
    await expect(text.locator('.fold')).not.toHaveCount(0);
    await expect(text.locator('a').first()).toBeFocused();
  });

  test('start at the heading of a page that was chosen in the mobile menu, too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, '/docs/intro');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await sidebarLink(page, 'UMD build').click();
    await expect(heading(page)).toHaveText('UMD build');
    await expect(heading(page)).toBeFocused();
  });

  test('keep their position when only the hash changes', async ({ page }) => {
    await open(page, '/docs/intro');
    const button = page.getByRole('button', { name: /Switch between/ });
    await button.focus();
    await follow(page, '/docs/intro#basics');
    await expect(page).toHaveURL('/docs/intro#basics');
    await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
    await expect(button).toBeFocused();
  });
});
