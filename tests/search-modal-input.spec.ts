import { documentLoads, hold } from './support/faults';
import { heading, open, sidebarLink, watch } from './support/page';
import { HOSTILE_QUERIES, isHacked, modal, modalHits, modalInput, openSearch } from './support/search';
import { expect, ownContexts, test } from './support/test';

ownContexts();

test.describe('typing ahead', () => {
  test('keeps keys that are pressed before hydration', async ({ page }) => {
    const letGo = await hold(page, /\.js$/);
    await page.goto('/docs/intro', { waitUntil: 'domcontentloaded' });
    await page.keyboard.type('/formax');
    await page.keyboard.press('Backspace');
    await letGo();
    await expect(modal(page).locator('.DocSearch-Input')).toBeFocused();
    await page.keyboard.type('tQuery');
    await expect(modalInput(page)).toHaveValue('formatQuery');
    await expect(modalHits(page).first()).toHaveAttribute('href', '/docs/api/export#formatquery');
  });

  test('keeps keys that are pressed before the modal opens', async ({ page }) => {
    const letGo = await hold(page, /search-modal/);
    await open(page, '/docs/intro');
    await page.keyboard.type('/form');
    await expect(modalInput(page)).toHaveValue('form');
    await expect(modal(page).getByRole('status')).toHaveText('Loading…');
    await letGo();
    await expect(modal(page).locator('.DocSearch-Input')).toBeFocused();
    await expect(modal(page).getByText('Loading…')).toHaveCount(0);
    await page.keyboard.type('atQuery');
    await expect(modalInput(page)).toHaveValue('formatQuery');
  });

  test('opens the search page if the modal does not load', async ({ page }) => {
    await page.route(/search-modal/, (route) => route.abort());
    await page.goto('/docs/intro', { waitUntil: 'domcontentloaded' });
    await page.keyboard.type('/mongodb');
    await expect(page).toHaveURL(/\/search\?q=mongodb$/);
    await expect(heading(page)).toHaveText('Search results for "mongodb"');
  });

  test('stays on the page if the search is closed before its failure shows', async ({ page }) => {
    await page.clock.install();
    await page.route(/search-modal/, (route) => route.abort());
    await open(page, '/docs/intro');
    await page.clock.pauseAt(Date.now() + 60_000);
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('search-modal'));
    await page.keyboard.type('/mongodb');
    await failed;
    await expect(modalInput(page)).toHaveValue('mongodb');
    const loads = documentLoads(page);
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await page.clock.runFor(1000);
    await page.clock.resume();
    // A full page load that had started would finish before this navigation.
    await sidebarLink(page, 'Compatibility packages').click();
    await expect(heading(page)).toHaveText('Compatibility packages');
    expect(loads).toEqual([]);
  });

  test('opens the search page if Enter is pressed before the modal opens', async ({ page }) => {
    await hold(page, /search-modal/);
    await open(page, '/docs/intro');
    await page.keyboard.type('/mongodb');
    await expect(modalInput(page)).toHaveValue('mongodb');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=mongodb$/);
  });
});

test('hostile queries are shown as text', async ({ page }) => {
  const incidents = watch(page);
  await openSearch(page, '/docs/intro');
  for (const query of HOSTILE_QUERIES) {
    await modalInput(page).fill(query);
    const shown = modal(page).getByText(`No results for "${query.trim()}"`);
    await expect(shown.or(modalHits(page)).first()).toBeVisible();
    await expect(modalInput(page)).toHaveValue(query);
    await expect(modal(page).locator('.DocSearch-Dropdown :is(img, script)')).toHaveCount(0);
  }
  expect(await isHacked(page)).toBe(false);
  expect(incidents.list).toEqual([]);
});

test('words that are being composed are neither searched nor chosen', async ({ page }) => {
  await openSearch(page, '/docs/intro');
  // The index is loaded, so further searches are fast.
  await page.keyboard.type('clone');
  await expect(modalHits(page).first()).toBeVisible();
  await modalInput(page).fill('');
  const keyboard = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await compose('mongo');
  await expect(modalInput(page)).toHaveValue('mongo');
  // DocSearch marks a search without results as stalled.
  await expect(modal(page).locator('.DocSearch-Container--Stalled')).toBeVisible();
  await expect(modal(page)).toContainText('No recent searches');
  await expect(modalHits(page)).toHaveCount(0);
  await modalInput(page).evaluate((input) => {
    for (const key of ['Enter', 'Escape'])
      input.dispatchEvent(new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true }));
  });
  await expect(modal(page)).toBeVisible();
  await keyboard.send('Input.insertText', { text: 'mongodb' });
  await expect(modalInput(page)).toHaveValue('mongodb');
  await expect(modalHits(page).first()).toBeVisible();
});
