import { expect, test, type Page } from '@playwright/test';
import { open, watch } from './support/page';
import { modal, modalHits, modalInput, openModal } from './support/search';

const button = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });

/** Holds back what a pattern matches until it is told to let go. */
async function holdBack(page: Page, pattern: RegExp): Promise<() => void> {
  let letGo = () => undefined as void;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(pattern, async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}

test.describe('opening and closing', () => {
  test('by the button and the keys, with the focus given back', async ({ page }) => {
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

  test('keeps the focus inside, and leaves the page as it was', async ({ page }) => {
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

  test('on a narrow screen, with a button to cancel', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await open(page, '/docs/intro');
    await button(page).click();
    await modal(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(modal(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });
});

test.describe('typing ahead', () => {
  test('keys that come before React are kept', async ({ page }) => {
    const letGo = await holdBack(page, /\.js$/);
    await page.goto('/docs/intro', { waitUntil: 'domcontentloaded' });
    await page.keyboard.type('/formax');
    await page.keyboard.press('Backspace');
    letGo();
    await expect(modal(page).locator('.DocSearch-Input')).toBeFocused();
    await page.keyboard.type('tQuery');
    await expect(modalInput(page)).toHaveValue('formatQuery');
    await expect(modalHits(page).first()).toHaveAttribute('href', '/docs/api/export#formatquery');
  });

  test('keys that come before the modal are kept', async ({ page }) => {
    await open(page, '/docs/intro');
    const letGo = await holdBack(page, /search-modal/);
    await page.keyboard.type('/form');
    await expect(modalInput(page)).toHaveValue('form');
    await expect(modal(page).getByRole('status')).toHaveText('Loading…');
    letGo();
    await expect(modal(page).locator('.DocSearch-Input')).toBeFocused();
    await page.keyboard.type('atQuery');
    await expect(modalInput(page)).toHaveValue('formatQuery');
  });

  test('without the modal, the search page answers', async ({ page }) => {
    await page.route(/search-modal/, (route) => route.abort());
    await page.goto('/docs/intro', { waitUntil: 'domcontentloaded' });
    await page.keyboard.type('/mongodb');
    await expect(page).toHaveURL(/\/search\?q=mongodb$/);
    await expect(page.locator('h1')).toHaveText('Search results for "mongodb"');
  });

  test('whoever does not wait for the modal gets the search page', async ({ page }) => {
    await open(page, '/docs/intro');
    await holdBack(page, /search-modal/);
    await page.keyboard.type('/mongodb');
    await expect(modalInput(page)).toHaveValue('mongodb');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=mongodb$/);
  });
});

test.describe('results', () => {
  test('say their page and version, and lead there', async ({ page, context }) => {
    await open(page, '/docs/intro');
    await openModal(page);
    await page.keyboard.type('mongodb');
    const [first, second] = [modalHits(page).first(), modalHits(page).nth(1)];
    await expect(first).toHaveAttribute('href', /^\/docs\/api\/export#/);
    await expect(modal(page).locator('.DocSearch-Hit-source').first()).toHaveText(/^API › Export.* · v5\.x$/);
    await expect(first.locator('mark').first()).toHaveText(/mongodb/i);
    const all = modal(page).getByRole('link', { name: /^See all \d+ results$/ });
    await expect(all).toHaveAttribute('href', '/search?q=mongodb');
    const total = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0]);
    expect(total).toBeGreaterThanOrEqual(await modalHits(page).count());

    const selected = modal(page).locator('.DocSearch-Hit[aria-selected=true] a');
    const href = (await first.getAttribute('href')) ?? '';
    const other = (await second.getAttribute('href')) ?? '';
    await expect(selected).toHaveAttribute('href', href);
    await page.keyboard.press('ArrowDown');
    await expect(selected).toHaveAttribute('href', other);
    await page.keyboard.press('ArrowUp');

    const tab = context.waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    await expect(await tab).toHaveURL(new RegExp(`${href}$`));
    await expect(modal(page)).toBeVisible();

    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await expect(modal(page)).toHaveCount(0);
    const target = page.locator(`[id="${href.split('#')[1]}"]`);
    await expect(target).toBeInViewport();

    // The same place again, from elsewhere on its page.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(target).not.toBeInViewport();
    await openModal(page);
    await page.keyboard.type('mongodb');
    await modalHits(page).first().click();
    await expect(target).toBeInViewport();

    await openModal(page);
    await page.keyboard.type('mongodb');
    await all.click();
    await expect(page).toHaveURL(/\/search\?q=mongodb$/);
    await expect(page.getByRole('status').filter({ hasText: `${total} documents found` })).toBeVisible();
  });

  test('are there before Enter chooses one of them', async ({ page }) => {
    await open(page, '/docs/intro');
    const letGo = await holdBack(page, /search-index/);
    await openModal(page);
    await page.keyboard.type('formatQuery');
    await page.keyboard.press('Enter');
    letGo();
    await expect(page).toHaveURL(/\/docs\/api\/export#formatquery$/);
    await expect(modal(page)).toHaveCount(0);
  });

  test('are of the version at hand, else of the preferred one', async ({ page }) => {
    await open(page, '/docs/4/intro');
    await openModal(page);
    await page.keyboard.type('formatQuery');
    await expect(modalHits(page).first()).toHaveAttribute('href', '/docs/4/api/export#formatquery');
    await expect(modal(page).locator('.DocSearch-Hit-source').first()).toContainText('v4.x');
    await expect(modal(page).getByRole('link', { name: /^See all/ })).toHaveAttribute(
      'href',
      '/search?q=formatQuery&version=4',
    );
    await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', '4'));
    await open(page, '/');
    await openModal(page);
    await page.keyboard.type('formatQuery');
    await expect(modalHits(page).first()).toHaveAttribute('href', '/docs/4/api/export#formatquery');
    await expect(modal(page).getByRole('link', { name: /^See all/ })).toHaveAttribute('href', '/search?q=formatQuery');
  });

  test('follow a version that is preferred meanwhile, with what was typed', async ({ page }) => {
    await open(page, '/');
    await openModal(page);
    await page.keyboard.type('formatQuer');
    await expect(modalHits(page).first()).toHaveAttribute('href', '/docs/api/export#formatquery');
    await page.evaluate(() => {
      localStorage.setItem('docs-preferred-version-default', '4');
      window.dispatchEvent(new StorageEvent('storage'));
    });
    await expect(modalHits(page).first()).toHaveAttribute('href', '/docs/4/api/export#formatquery');
    await page.keyboard.type('y');
    await expect(modalInput(page)).toHaveValue('formatQuery');
  });

  test('that were chosen are recent, and can be favourites', async ({ page }) => {
    await open(page, '/docs/intro');
    await openModal(page);
    await page.keyboard.type('formatQuery');
    await expect(modalHits(page).first()).toHaveAttribute('href', '/docs/api/export#formatquery');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#formatquery$/);
    await openModal(page);
    await expect(modal(page).getByText('Recent', { exact: true })).toBeVisible();
    await expect(modalHits(page)).toHaveText(/formatQuery.*v5\.x/);
    await modal(page).getByTitle('Save this search').press('Enter');
    await expect(modal(page).getByText('Favorite', { exact: true })).toBeVisible();
    await expect(modal(page).getByText('Recent', { exact: true })).toBeHidden();
    await page.keyboard.press('Escape');
    await openModal(page);
    await modal(page).getByTitle('Remove this search from favorites').click();
    await expect(modal(page)).toContainText('No recent searches');
  });
});
