import { expect, type Page } from '@playwright/test';
import { open } from './page';

export const INDEX_FILES = '**/search-index/*.json';

/** Queries that could break or inject into the display. */
export const HOSTILE_QUERIES = [
  '<img src=x onerror="window.hacked=true">',
  '"><script>window.hacked=true</script>',
  "' OR 1=1; --",
  '.*+?^${}()|[]\\',
  '%E0%A4%A &amp; %',
  '__proto__',
  '🙂 日本語 שלום',
  'constructor',
];

export const modal = (page: Page) => page.getByRole('dialog', { name: 'Search', exact: true });

export const modalInput = (page: Page) => modal(page).getByPlaceholder('Search docs');

export const modalHits = (page: Page) => modal(page).locator('.DocSearch-Hit a');

/** Opens the modal and waits until its input has the focus. */
export async function openModal(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(modal(page).locator('.DocSearch-Input')).toBeFocused();
}

/** Opens a page and the modal in it. */
export async function openSearch(page: Page, path: string): Promise<void> {
  await open(page, path);
  await openModal(page);
}

/** Whether a script injected by a query has run. */
export const isHacked = (page: Page) => page.evaluate(() => 'hacked' in window);
