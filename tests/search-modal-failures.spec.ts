import { FAULTS } from './support/faults';
import { INDEX_FILES, modal, modalHits, modalInput, openSearch } from './support/search';
import { expect, test } from './support/test';

test('a failure shows until a query works', { tag: '@search-failure' }, async ({ page }) => {
  await page.route(INDEX_FILES, FAULTS['answers 404']);
  await openSearch(page, '/docs/intro');
  await page.keyboard.type('mongo');
  await expect(modal(page)).toContainText('Unable to fetch results');
  await expect(modal(page)).toContainText('You might want to check your network connection.');
  await page.keyboard.type('d');
  // A key clears the status until its own result arrives.
  await expect(modal(page).getByRole('status')).toHaveText(/^The search failed: /);
  await expect(modal(page)).toContainText('Unable to fetch results');
  await expect(modalInput(page)).toHaveValue('mongod');
  await page.unroute(INDEX_FILES);
  await page.keyboard.type('b');
  await expect(modalHits(page).first()).toBeVisible();
  await expect(modal(page)).not.toContainText('Unable to fetch results');
});

test('an index that does not load does not block the page', async ({ page }) => {
  await page.route(INDEX_FILES, FAULTS['never comes']);
  await openSearch(page, '/docs/intro');
  await page.keyboard.type('mongodb');
  await expect(modal(page).locator('.DocSearch-Container--Stalled')).toBeVisible();
  await expect(modalInput(page)).toHaveValue('mongodb');
  await page.keyboard.press('Escape');
  await expect(modal(page)).toHaveCount(0);
});
