import type { Page } from '@playwright/test';
import { heading, open } from './support/page';
import { expect, test } from './support/test';

const LONG = '/docs/api/querybuilder';

/** Marks the document: the mark survives client-side navigation, but not a page load. */
const mark = (page: Page) => page.evaluate(() => void (document.documentElement.dataset.mark = ''));
const isMarked = (page: Page) => page.evaluate(() => 'mark' in document.documentElement.dataset);

/** First link in the text to a page. */
const firstLink = (page: Page) => page.locator('article p a[href^="/docs/"]:not([href*=".md"])').first();

const headings = (page: Page) => page.locator('article :is(h2, h3, h4)');

test('a link in the text changes the page without loading it', async ({ page }) => {
  await open(page, '/docs/api/export');
  await mark(page);
  const link = firstLink(page);
  const href = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(href ?? '');
  expect(await isMarked(page)).toBe(true);
});

test('a link that is clicked with a modifier key is left to the browser', async ({ page, context }) => {
  await open(page, '/docs/api/export');
  const link = firstLink(page);
  const [opened] = await Promise.all([context.waitForEvent('page'), link.click({ modifiers: ['ControlOrMeta'] })]);
  await expect(opened).toHaveURL((await link.getAttribute('href')) ?? '');
  await expect(page).toHaveURL('/docs/api/export');
});

test('a long page is complete soon after a link has opened it, and its lower parts work', async ({ page }) => {
  await open(page, LONG);
  const title = (await heading(page).textContent()) ?? '';
  const wanted = await headings(page).count();
  await open(page, '/docs/api/export');
  await mark(page);
  await page.getByRole('navigation', { name: 'Docs sidebar' }).locator(`a[href="${LONG}"]`).click();
  await expect(heading(page)).toHaveText(title);
  expect(wanted).toBeGreaterThan(40);
  await expect(headings(page)).toHaveCount(wanted);
  const last = page.locator('article a[href^="/docs/"]').last();
  const href = await last.getAttribute('href');
  await last.click();
  await expect(page).toHaveURL(href ?? '');
  expect(await isMarked(page)).toBe(true);
});
