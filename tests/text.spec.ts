import type { Page } from '@playwright/test';
import { heading, open } from './support/page';
import { expect, test } from './support/test';

const LONG = '/docs/api/querybuilder';

/** Marks the document, which a change of page leaves as it is, and a page that is loaded does not have. */
const mark = (page: Page) => page.evaluate(() => void (document.documentElement.dataset.mark = ''));
const isMarked = (page: Page) => page.evaluate(() => 'mark' in document.documentElement.dataset);

/** The first link in the text that leads to a page. */
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

test('a link that is clicked with a key held down opens as the browser has it', async ({ page, context }) => {
  await open(page, '/docs/api/export');
  const link = firstLink(page);
  const [opened] = await Promise.all([context.waitForEvent('page'), link.click({ modifiers: ['ControlOrMeta'] })]);
  await expect(opened).toHaveURL((await link.getAttribute('href')) ?? '');
  await expect(page).toHaveURL('/docs/api/export');
});

test('a long page is whole soon after a link has led to it, and what stands far down in it works', async ({ page }) => {
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

test('a sample is copied, and its button says so, also where the page was come to by a link', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/api/export');
  for (const path of ['/docs/api/import', LONG]) {
    // By keyboard: the sidebar moves with the top bar, which comes back when the click of a test has scrolled up to it.
    await page.getByRole('navigation', { name: 'Docs sidebar' }).locator(`a[href="${path}"]`).press('Enter');
    await expect(page).toHaveURL(path);
    const sample = page.locator('article figure:visible').last();
    await sample.hover();
    await sample.getByRole('button', { name: 'Copy code to clipboard' }).click();
    await expect(sample.getByRole('button', { name: 'Copied' })).toHaveText('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe((await sample.locator('code').textContent())?.replace(/\n$/, ''));
    await expect(sample.getByRole('button', { name: 'Copy code to clipboard' })).toHaveText('Copy');
  }
});
