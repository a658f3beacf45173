import type { Page } from '@playwright/test';
import { OFTEN } from './support/demo';
import { follow, hold } from './support/faults';
import { layoutShifts, observeLayoutShifts } from './support/layoutShifts';
import { heading, hydrated, open, scrollTo, scrollY, sidebarLink, twoFrames } from './support/page';
import { expect, ownContexts, test } from './support/test';

ownContexts();

const bar = (page: Page) => page.getByRole('progressbar', { name: 'Loading the next page' });

const dataOf = (path: string) => new RegExp(`/page-data${path}/page-data\\.json$`);

/** Delays a page's data until the returned function is called. */
const holdData = (page: Page, path: string) => hold(page, dataOf(path));

/** Lets delayed data of a page come, and waits until the open page has acted on it. */
async function answer(page: Page, path: string, release: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse(dataOf(path));
  await release();
  await (await answered).finished();
  await twoFrames(page);
}

test.describe('a change of page', () => {
  test('shows a progress bar after 200 ms until it ends, if it is slow', { tag: '@progress-bar' }, async ({ page }) => {
    await page.clock.install();
    await open(page, '/docs/intro');
    const release = await holdData(page, '/docs/umd');
    await page.clock.pauseAt(Date.now() + 60_000);
    await follow(page, '/docs/umd');
    await page.clock.runFor(190);
    await expect(bar(page)).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(bar(page)).toBeVisible();
    await expect(heading(page)).toHaveText('Getting started');
    await page.clock.resume();
    await release();
    await expect(heading(page)).toHaveText('UMD build');
    await expect(bar(page)).toHaveCount(0);
  });

  test('shows the words of a page before its examples', async ({ page }) => {
    await open(page, '/docs/api/export');
    await page.evaluate(() => {
      const counts: number[] = [];
      Object.assign(window, { counts });
      new MutationObserver(() => {
        if (document.querySelector('h1')?.textContent === 'Import')
          counts.push(document.querySelectorAll('article [data-example]').length);
      }).observe(document.body, { subtree: true, childList: true });
    });
    await sidebarLink(page, 'Import').click();
    await expect(page.locator('article').getByRole('button', { name: 'Edit Import' })).toBeVisible();
    const counts = await page.evaluate(() => (window as unknown as { counts: number[] }).counts);
    expect(counts[0]).toBe(0);
    expect(counts.at(-1)).toBeGreaterThan(0);
  });

  test('shows no progress bar if it is quick', { tag: '@progress-bar' }, async ({ page }) => {
    await page.clock.install();
    await open(page, '/docs/intro');
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        if (document.querySelector('[role=progressbar]')) seen.push('bar');
      }).observe(document.body, { childList: true, subtree: true });
    });
    // Fake timers: no navigation takes measurable time, even on a slow machine.
    await page.clock.pauseAt(Date.now() + 60_000);
    const shows = (title: string) =>
      expect.poll(async () => (await page.clock.runFor(1), heading(page).textContent()), OFTEN).toBe(title);
    await sidebarLink(page, 'UMD build').click();
    await shows('UMD build');
    await page.goBack();
    await shows('Getting started');
    await page.clock.runFor(1000);
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
  });

  test('shows one page at a time, from its top, and nothing on the screen moves', async ({ page }) => {
    await observeLayoutShifts(page);
    await open(page, '/docs/api/export');
    await scrollTo(page, 300);
    await sidebarLink(page, 'Import').click();
    await expect(heading(page)).toHaveText('Import');
    await expect(page.locator('main article')).toHaveCount(1);
    await expect.poll(() => scrollY(page)).toBe(0);
    expect(await layoutShifts(page)).toEqual([]);
  });

  for (const root of ['/docs', '/docs/4', '/docs/next'])
    test(`leads from ${root} to the same page at its own address`, async ({ page }) => {
      await open(page, root);
      await scrollTo(page, 300);
      await sidebarLink(page, 'Getting started').click();
      await expect(page).toHaveURL(/\/intro$/);
      await expect(heading(page)).toBeFocused();
      await expect.poll(() => scrollY(page)).toBe(0);
    });

  test('is overtaken by the next one, whichever files load first', async ({ page }) => {
    await open(page, '/docs/intro');
    const first = await holdData(page, '/docs/umd');
    const second = await holdData(page, '/docs/typescript');
    await page.evaluate(() => {
      const titles: string[] = [];
      Object.assign(window, { titles });
      new MutationObserver(() => {
        const title = document.querySelector('h1')?.textContent;
        if (title && title !== titles.at(-1)) titles.push(title);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    await follow(page, '/docs/umd');
    await follow(page, '/docs/typescript');
    await expect(bar(page)).toBeVisible();
    await answer(page, '/docs/umd', first);
    await expect(heading(page)).toHaveText('Getting started');
    await expect(bar(page)).toBeVisible();
    await second();
    await expect(heading(page)).toHaveText('TypeScript reference');
    await expect(page).toHaveURL('/docs/typescript');
    await expect(bar(page)).toHaveCount(0);
    const titles = await page.evaluate(() => (window as unknown as { titles: string[] }).titles);
    expect(titles).toEqual(['Getting started', 'TypeScript reference']);
    await page.goBack();
    await expect(heading(page)).toHaveText('Getting started');
  });

  test('by the back button keeps the old page, with a bar, and can be overtaken', async ({ page }) => {
    await open(page, '/docs/typescript');
    await follow(page, '/docs/umd');
    await expect(heading(page)).toHaveText('UMD build');
    await page.reload();
    await hydrated(page);
    const release = await holdData(page, '/docs/typescript');
    await page.goBack();
    await expect(bar(page)).toBeVisible();
    await expect(heading(page)).toHaveText('UMD build');
    await page.goForward();
    await expect(bar(page)).toHaveCount(0);
    await answer(page, '/docs/typescript', release);
    await expect(page).toHaveURL('/docs/umd');
    await expect(heading(page)).toHaveText('UMD build');
    await page.goBack();
    await expect(heading(page)).toHaveText('TypeScript reference');
  });
});
