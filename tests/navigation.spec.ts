import type { Page } from '@playwright/test';
import { follow, hold } from './support/faults';
import { heading, hydrated, open, sidebarLink } from './support/page';
import { expect, test } from './support/test';

const bar = (page: Page) => page.getByRole('progressbar', { name: 'Loading the next page' });

/** Holds the data of a page back until what it gives is called. */
const holdData = (page: Page, path: string) => hold(page, new RegExp(`/page-data${path}/page-data\\.json$`));

test.describe('a change of page', () => {
  test('that is slow keeps the old page, with a bar from 200 ms on until it ends', async ({ page }) => {
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
    release();
    await expect(heading(page)).toHaveText('UMD build');
    await expect(bar(page)).toHaveCount(0);
  });

  test('that is quick shows no bar', async ({ page }) => {
    await open(page, '/docs/intro');
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        if (document.querySelector('[role=progressbar]')) seen.push('bar');
      }).observe(document.body, { childList: true, subtree: true });
    });
    await sidebarLink(page, 'UMD build').hover();
    await sidebarLink(page, 'UMD build').click();
    await expect(heading(page)).toHaveText('UMD build');
    await page.goBack();
    await expect(heading(page)).toHaveText('Getting started');
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
  });

  test('shows the next page before the browser lets go of the old one, which nobody sees any more', async ({
    page,
  }) => {
    await open(page, '/docs/api/export');
    await sidebarLink(page, 'Import').hover();
    await page.evaluate(() => {
      const shown = new Promise<boolean[]>((resolve) => {
        new MutationObserver((_, observer) => {
          if (document.querySelector('main h1')?.textContent !== 'Import') return;
          observer.disconnect();
          const pages = [...document.querySelectorAll('main article')];
          resolve(pages.map((it) => it.checkVisibility({ visibilityProperty: true })));
        }).observe(document.body, { childList: true, subtree: true });
      });
      Object.assign(window, { shown });
    });
    await sidebarLink(page, 'Import').click();
    expect(await page.evaluate(() => (window as unknown as { shown: Promise<boolean[]> }).shown)).toEqual([
      false,
      true,
    ]);
    await expect(page.locator('main article')).toHaveCount(1);
    await expect(page.locator('main h1')).toHaveCount(1);
  });

  test('gives way to the next one, whichever files come first', async ({ page }) => {
    await open(page, '/docs/intro');
    const first = await holdData(page, '/docs/umd');
    const second = await holdData(page, '/docs/typescript');
    await follow(page, '/docs/umd');
    await follow(page, '/docs/typescript');
    await expect(bar(page)).toBeVisible();
    first();
    await page.waitForResponse(/docs\/umd\/page-data/);
    await expect(heading(page)).toHaveText('Getting started');
    await expect(bar(page)).toBeVisible();
    second();
    await expect(heading(page)).toHaveText('TypeScript reference');
    await expect(page).toHaveURL('/docs/typescript');
    await expect(bar(page)).toHaveCount(0);
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
    release();
    await expect(page).toHaveURL('/docs/umd');
    await expect(heading(page)).toHaveText('UMD build');
    await page.goBack();
    await expect(heading(page)).toHaveText('TypeScript reference');
  });
});
