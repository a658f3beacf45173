import { blockStorage, follow } from './support/faults';
import { changeHash, heading, hydrated, open, scrollTo, scrollY, topOf, twoFrames } from './support/page';
import { expect, test } from './support/test';

test.describe('scrolling', () => {
  test('goes to the top of the next page, and back to its position', { tag: '@scroll-to-top' }, async ({ page }) => {
    await open(page, '/docs/api/export');
    await scrollTo(page, 1500);
    await follow(page, '/docs/api/import');
    await expect(heading(page)).toHaveText('Import');
    await expect.poll(() => scrollY(page)).toBe(0);
    await scrollTo(page, 700);
    await page.goBack();
    await expect(heading(page)).toHaveText('Export');
    await expect.poll(() => scrollY(page)).toBe(1500);
    await page.goForward();
    await expect(heading(page)).toHaveText('Import');
    await expect.poll(() => scrollY(page)).toBe(700);

    // A reload keeps the position and the history.
    await page.reload();
    await hydrated(page);
    expect(await scrollY(page)).toBe(700);
    await page.goBack();
    await expect(heading(page)).toHaveText('Export');
    await expect.poll(() => scrollY(page)).toBe(1500);
  });

  test(
    'goes to the target of the hash, below the bar, with the focus, and back',
    { tag: '@scroll-to-hash' },
    async ({ page }) => {
      await open(page, '/docs/intro');
      await scrollTo(page, 400);
      await follow(page, '/docs/api/export#parse-numbers');
      await expect(heading(page)).toHaveText('Export');
      await expect.poll(() => topOf(page, 'parse-numbers')).toBeGreaterThanOrEqual(60);
      await expect.poll(() => topOf(page, 'parse-numbers')).toBeLessThan(200);
      await expect(page.locator('#parse-numbers')).toBeFocused();
      await page.goBack();
      await expect.poll(() => scrollY(page)).toBe(400);
    },
  );

  test('goes to the target of the hash, even if the previous page has the same', async ({ page }) => {
    await open(page, '/docs/api/export');
    expect(await page.locator('#jsonlogic').count()).toBe(1);
    await follow(page, '/docs/api/import#jsonlogic');
    await expect(heading(page)).toHaveText('Import');
    await expect.poll(() => topOf(page, 'jsonlogic')).toBeLessThan(200);
    expect(await scrollY(page)).toBeGreaterThan(0);
  });

  test('is restored on the way back from headings of the same page', async ({ page }) => {
    await open(page, '/docs/intro');
    await scrollTo(page, 200);
    // Like a link in the table of contents.
    await changeHash(page, 'basics');
    await expect.poll(() => topOf(page, 'basics')).toBeLessThan(200);
    await scrollTo(page, 900);
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(200);
    await page.goForward();
    await expect.poll(() => scrollY(page)).toBe(900);
  });

  test('is left to the browser on a first page with a hash, also after a reload', async ({ page }) => {
    await open(page, '/docs/api/export#parse-numbers');
    expect(await topOf(page, 'parse-numbers')).toBeLessThan(200);
    await scrollTo(page, 300);
    await page.reload();
    await hydrated(page);
    expect(await scrollY(page)).toBe(300);
  });

  for (const [name, spoil] of Object.entries({
    'a link of the footer': () => document.querySelector('footer a')!.append(' changed'),
    'words of the page': () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        if (!text.parentElement?.closest('script, style')) text.data = text.data.replace(/\bthe\b/g, 'teh');
      }
    },
  }))
    test(`stays at what the hash names when an extension has changed ${name}`, async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.addInitScript(`document.addEventListener('DOMContentLoaded', ${String(spoil)})`);
      for (const [path, id] of [
        ['/docs/api/export', 'sql'],
        ['/docs/api/querybuilder', 'idgenerator'],
      ] as const) {
        await page.goto('about:blank');
        await open(page, `${path}#${id}`);
        // React has rendered the page again.
        expect(errors.splice(0).join()).toMatch(/#418|#423|#425/);
        await expect.poll(() => topOf(page, id), path).toBeGreaterThanOrEqual(0);
        await expect.poll(() => topOf(page, id), path).toBeLessThan(200);
      }
    });

  test('goes to the top when the hash has no target', { tag: '@scroll-to-top' }, async ({ page }) => {
    await open(page, '/docs/intro');
    await scrollTo(page, 300);
    await follow(page, '/docs/intro?a=b');
    await expect(page).toHaveURL('/docs/intro?a=b');
    await twoFrames(page);
    expect(await scrollY(page)).toBe(300);
    await follow(page, '/docs/api/export#nowhere');
    await expect(heading(page)).toHaveText('Export');
    await expect.poll(() => scrollY(page)).toBe(0);
  });

  test('works without storage', async ({ page }) => {
    await blockStorage(page);
    await open(page, '/docs/api/export');
    await scrollTo(page, 1200);
    await follow(page, '/docs/umd');
    await expect.poll(() => scrollY(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(1200);
  });
});
