import type { Page } from '@playwright/test';
import { blockStorage } from './support/faults';
import { open, watch } from './support/page';
import { modal, modalHits, openModal, openSearch } from './support/search';
import { fillStorage } from './support/storage';
import { expect, test } from './support/test';

/** DocSearch's storage key of recent searches. */
const RECENT = '__DOCSEARCH_RECENT_SEARCHES__docs/';

test.describe('storage', () => {
  /** Searches, opens a result and reopens the modal. */
  async function chooseOne(page: Page): Promise<void> {
    await openModal(page);
    await page.keyboard.type('formatQuery');
    await expect(modalHits(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#formatquery$/);
    await openModal(page);
  }

  for (const [state, prepare] of [
    ['blocked', blockStorage],
    // DocSearch asks with a short text whether there is storage.
    ['full', (page: Page) => fillStorage(page, 100)],
  ] as const)
    test(`is optional: the search works where it is ${state}`, async ({ page }) => {
      const incidents = watch(page);
      await prepare(page);
      await open(page, '/docs/intro');
      await chooseOne(page);
      expect(incidents.list).toEqual([]);
    });

  for (const rubbish of ['rubbish', '[{"objectID":"x","url":"javascript:alert(1)"}]']) {
    test(`counts as empty when it contains ${rubbish}`, async ({ page }) => {
      const incidents = watch(page);
      await page.addInitScript(([key, value]) => localStorage.setItem(key!, value!), [RECENT, rubbish]);
      await openSearch(page, '/docs/intro');
      await expect(modal(page)).toContainText('No recent searches');
      expect(incidents.list).toEqual([]);
    });
  }
});
