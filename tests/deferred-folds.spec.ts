import type { Page } from '@playwright/test';
import { heading, hydrated, open, scrollTo, scrollY, topOf } from './support/page';
import { expect, needsBuild, test } from './support/test';

needsBuild('a development page comes without its text');

// Held requests of a closed page are still pending.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const PAGE = '/docs/api/export';

/** A heading far below the first screen. */
const PLACE = 'jsonlogic';

/** Keeps React from running the page until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/app-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Numbers of folds that are laid out, and of all. */
function countFolds() {
  const all = [...document.querySelectorAll('.fold')];
  // What `auto` skips has no visible content.
  const shown = all.filter((fold) => fold.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));
  return { shown: shown.length, all: all.length };
}

const folds = (page: Page) => page.evaluate(countFolds);

const firstHeadingOnScreen = (page: Page) =>
  page.evaluate(() => {
    const headings = [...document.querySelectorAll('.fold > [id]')];
    const shown = headings.filter((it) => it.checkVisibility({ contentVisibilityAuto: true }));
    return shown.find((it) => it.getBoundingClientRect().top >= 0)!.id;
  });

test('a page that opens at its top lays out its first screen alone until React runs it', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(PAGE);
  const early = await folds(page);
  expect(early.all).toBeGreaterThan(3);
  expect(early.shown).toBeLessThan(early.all / 2);
  release();
  await hydrated(page);
  expect(await folds(page)).toEqual({ shown: early.all, all: early.all });
});

test('a page that the reader moves to is laid out fold by fold', async ({ page }) => {
  await open(page, PAGE);
  await page.evaluate(`void (window.early = new Promise((resolve) => {
    new MutationObserver(() => {
      if (document.querySelector('h1').textContent !== 'Import') return;
      const counts = (${countFolds.toString()})();
      if (counts.all > 0) resolve(counts);
    }).observe(document.body, { childList: true, subtree: true });
  }))`);
  await page.getByRole('navigation', { name: 'Docs sidebar' }).locator('a[href$="/api/import"]').click();
  const early = await page.evaluate<ReturnType<typeof countFolds>>('window.early');
  expect(early.all).toBeGreaterThan(3);
  expect(early.shown).toBeLessThan(early.all / 2);
  await expect.poll(() => folds(page)).toEqual({ shown: early.all, all: early.all });
});

test('a page that opens elsewhere is laid out at once, for its place to be right', async ({ page }) => {
  await holdScripts(page);
  await page.goto(`${PAGE}#${PLACE}`);
  const atHash = await folds(page);
  expect(atHash.shown).toBe(atHash.all);
  await page.reload();
  expect(await folds(page)).toEqual(atHash);
});

// Safari does not anchor what is on the screen.
for (const anchor of ['auto', 'none']) {
  test(`a reader who scrolls before React runs the page keeps the place, overflow-anchor: ${anchor}`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(PAGE);
    await page.evaluate((value) => document.body.style.setProperty('overflow-anchor', value), anchor);
    // As with the scroll bar; keys scroll through all that is between.
    await scrollTo(page, 8000);
    const { shown, all } = await folds(page);
    expect(shown).toBeLessThan(all);
    const seen = await firstHeadingOnScreen(page);
    const top = await topOf(page, seen);
    release();
    await hydrated(page);
    // Browsers scroll by whole pixels.
    expect(Math.abs((await topOf(page, seen)) - top)).toBeLessThan(5);
  });
}

test('a reload before React runs the page lays out all of it, and scrolls as far as before', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(PAGE);
  await scrollTo(page, 8000);
  const place = await scrollY(page);
  await page.reload();
  const { shown, all } = await folds(page);
  expect(shown).toBe(all);
  await expect.poll(() => scrollY(page)).toBe(place);
  release();
  await hydrated(page);
  expect(await scrollY(page)).toBe(place);
});

test('a link to a place far below leads there before React runs the page', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(PAGE);
  const last = page.locator('nav a[href^="#"]').last();
  const target = (await last.getAttribute('href'))!.slice(1);
  await last.click();
  await expect.poll(() => topOf(page, target)).toBeLessThan(200);
  const top = await topOf(page, target);
  expect(top).toBeGreaterThanOrEqual(0);
  release();
  await hydrated(page);
  expect(await topOf(page, target)).toBe(top);
});

test('a link to a place on another page leads there while folds are deferred', async ({ page }) => {
  await open(page, '/docs/intro');
  await page.evaluate(() => (document.documentElement.dataset.deferred = ''));
  await page.locator(`article a[href="${PAGE}#${PLACE}"]`).first().click();
  await expect(heading(page)).toHaveText('Export');
  await expect.poll(() => topOf(page, PLACE)).toBeLessThan(200);
  const { shown, all } = await folds(page);
  expect(shown).toBe(all);
});

test('all folds are printed while they are deferred', async ({ page }) => {
  await holdScripts(page);
  await page.goto(PAGE);
  await page.emulateMedia({ media: 'print' });
  const { shown, all } = await folds(page);
  expect(shown).toBe(all);
});

test('a reload at a place far below comes back to it', async ({ page }) => {
  await open(page, PAGE);
  await scrollTo(page, 5000);
  const release = await holdScripts(page);
  await page.reload();
  const { all } = await folds(page);
  expect(await folds(page)).toEqual({ shown: all, all });
  await expect.poll(() => scrollY(page)).toBe(5000);
  release();
  await hydrated(page);
  expect(await scrollY(page)).toBe(5000);
});
