import { expect, test, type Page } from '@playwright/test';
import { follow, hold } from './support/faults';
import { hydrated, open } from './support/page';

const heading = (page: Page) => page.locator('h1');
const bar = (page: Page) => page.getByRole('progressbar', { name: 'Loading the next page' });
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name });

/** Holds the data of a page back until what it gives is called. */
const holdData = (page: Page, path: string) => hold(page, new RegExp(`/page-data${path}/page-data\\.json$`));

/** The pages whose data is asked for from now on. */
function askedPages(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const path = /\/page-data(\/.+)\/page-data\.json/.exec(request.url())?.[1];
    if (path) asked.push(path);
  });
  return asked;
}

test.describe('links', () => {
  test('fetch their pages when they are seen', async ({ page }) => {
    await page.clock.install();
    const asked = askedPages(page);
    await open(page, '/docs/intro');
    await expect
      .poll(async () => {
        await page.clock.runFor(3000);
        return asked;
      })
      .toEqual(expect.arrayContaining(['/demo', '/docs/typescript']));
    const prefetched = page.locator('head link[rel=prefetch]');
    await expect(prefetched.and(page.locator('[href*="component---src-templates-demo"]')).first()).toBeAttached();
  });

  test('fetch their pages when the pointer is on them', async ({ page }) => {
    // No link is ever seen: only the pointer can be the reason.
    await page.addInitScript(() => {
      IntersectionObserver.prototype.observe = () => undefined;
    });
    const asked = askedPages(page);
    await open(page, '/docs/intro');
    expect(asked).not.toContain('/docs/umd');
    await sidebarLink(page, 'UMD build').hover();
    await expect.poll(() => asked).toContain('/docs/umd');
  });

  for (const connection of [
    { saveData: true, effectiveType: '4g' },
    { saveData: false, effectiveType: 'slow-2g' },
  ]) {
    test(`fetch nothing over the connection ${JSON.stringify(connection)}, hover included`, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      await page.clock.install();
      const asked = askedPages(page);
      await open(page, '/docs/intro');
      await sidebarLink(page, 'UMD build').hover();
      await page.clock.runFor(10_000);
      await sidebarLink(page, 'TypeScript').click();
      await expect(heading(page)).toHaveText('TypeScript reference');
      expect([...new Set(asked)]).toEqual(['/docs/intro', '/docs/typescript']);
    });
  }
});

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

test.describe('screen readers and keyboards', () => {
  const announcer = (page: Page) => page.locator('#gatsby-announcer');

  test('are told of the next page, and begin at its heading', async ({ page }) => {
    await open(page, '/docs/intro');
    await expect(announcer(page)).toHaveText('');
    await sidebarLink(page, 'UMD build').focus();
    await page.keyboard.press('Enter');
    await expect(announcer(page)).toHaveText('Navigated to UMD build');
    await expect(heading(page)).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    await expect(heading(page)).not.toHaveAttribute('tabindex');
  });

  test('begin at what the hash names', async ({ page }) => {
    await open(page, '/docs/intro');
    await follow(page, '/docs/api/export#parse-numbers');
    await expect(heading(page)).toHaveText('Export');
    await expect(page.locator('#parse-numbers')).toBeFocused();
  });

  test('begin at the heading, too, when the page was chosen in the mobile menu', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, '/docs/intro');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await sidebarLink(page, 'UMD build').click();
    await expect(heading(page)).toHaveText('UMD build');
    await expect(heading(page)).toBeFocused();
  });

  test('stay where they are when only the hash changes', async ({ page }) => {
    await open(page, '/docs/intro');
    const button = page.getByRole('button', { name: /Switch between/ });
    await button.focus();
    await follow(page, '/docs/intro#basics');
    await expect(page).toHaveURL('/docs/intro#basics');
    await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
    await expect(button).toBeFocused();
    await expect(announcer(page)).not.toHaveText(/UMD/);
  });
});
