import type { Page } from '@playwright/test';
import { open, watch } from './support/page';
import { modal, modalHits, openModal, openSearch } from './support/search';
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

  test('is optional: the search works where it is blocked or full', async ({ page }) => {
    const incidents = watch(page);
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('Denied', 'SecurityError');
      };
      if (location.search === '?blocked') Object.defineProperty(window, 'localStorage', { get: refuse });
      if (location.search === '?full') {
        const setItem = Storage.prototype.setItem;
        Storage.prototype.setItem = function (key, value) {
          if (value.length > 100) throw new DOMException('Full', 'QuotaExceededError');
          setItem.call(this, key, value);
        };
      }
    });
    for (const state of ['blocked', 'full']) {
      await open(page, `/docs/intro?${state}`);
      await chooseOne(page);
    }
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
