import { expect, type Page, type Route } from '@playwright/test';

/** The files of the site's own search index. */
export const INDEX_FILES = '**/search-index/*.json';

/** What a server may do instead of giving an index. */
export const INDEX_FAILURES: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'status 404': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'status 500': (route) => route.fulfill({ status: 500, body: 'Internal error' }),
  garbage: (route) => route.fulfill({ contentType: 'application/json', body: '{"records":[1,' }),
  'another JSON': (route) => route.fulfill({ json: { version: 99, records: 'none' } }),
  'a page of HTML': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Welcome</h1>' }),
  'no connection': (route) => route.abort('internetdisconnected'),
};

/** Queries that could break what shows them, and are text. */
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

/** The modal. */
export const modal = (page: Page) => page.getByRole('dialog', { name: 'Search', exact: true });

/** The modal's input. */
export const modalInput = (page: Page) => modal(page).getByPlaceholder('Search docs');

/** The places that the modal shows. */
export const modalHits = (page: Page) => modal(page).locator('.DocSearch-Hit a');

/** Opens the modal, once its own input is there. */
export async function openModal(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(modal(page).locator('.DocSearch-Input')).toBeFocused();
}

/** Whether a script in a query has run. */
export const isHacked = (page: Page) => page.evaluate(() => 'hacked' in window);
