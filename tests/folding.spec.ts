import type { Page } from '@playwright/test';
import { banner, FAULTS, follow } from './support/faults';
import { layoutShifts, observeLayoutShifts } from './support/layoutShifts';
import { heading, hydrated, open, scrollTo, scrollY } from './support/page';
import { expect, test } from './support/test';

/** A page of several screens. */
const LONG = '/docs/api/export';

const html = (page: Page) => page.locator('html');
const withoutScripts = (page: Page) => page.route(/\.js$/, FAULTS['never comes']);

/** How many of the parts of a page's text have not been laid out. */
const skipped = (page: Page) =>
  page.locator('article:not([inert] *) [data-folds] > *').evaluateAll((parts) => {
    const isSkipped = (part: Element | null) =>
      part?.checkVisibility() && !part.checkVisibility({ contentVisibilityAuto: true });
    return parts.filter(({ firstElementChild }) => isSkipped(firstElementChild)).length;
  });

test('what is below the screen is laid out once the page runs, and nothing that shows moves', async ({ page }) => {
  await observeLayoutShifts(page);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { foldedAtFirst: 'folded' in document.documentElement.dataset });
    });
  });
  await open(page, LONG);
  expect(await page.evaluate(() => (window as { foldedAtFirst?: boolean }).foldedAtFirst)).toBe(true);
  expect(await skipped(page)).toBe(0);
  expect(await layoutShifts(page)).toEqual([]);
});

test('until then, each part is laid out where it comes into view', async ({ page }) => {
  await withoutScripts(page);
  await page.goto(LONG);
  await expect.poll(() => skipped(page)).toBeGreaterThan(50);
  const part = page.locator('[data-folds] > figure').nth(8);
  const isSkipped = () =>
    part.evaluate(({ firstElementChild }) => !firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isSkipped()).toBe(true);
  const isInView = async () => ((await part.boundingBox())?.y ?? Infinity) < 300;
  // By less than a screen at once.
  while (!(await isInView())) await scrollTo(page, (await scrollY(page)) + 400);
  expect(await isSkipped()).toBe(false);
  await expect(html(page)).toHaveAttribute('data-folded', '');
});

for (const [name, act] of Object.entries({
  'a link to a heading': (page: Page) => page.locator('article a.anchor').first().press('Enter'),
  'a key': (page: Page) => page.keyboard.press('End'),
  'a click': (page: Page) => page.locator('h1').click(),
  'a leap': (page: Page) => page.evaluate(() => window.scrollTo(0, 10_000)),
}))
  test(`${name} has the whole page laid out, although its scripts have not come`, async ({ page }) => {
    await withoutScripts(page);
    await page.goto(LONG);
    await expect(html(page)).toHaveAttribute('data-folded', '');
    await act(page);
    await expect(html(page)).not.toHaveAttribute('data-folded');
    expect(await skipped(page)).toBe(0);
  });

test('a page that is not seen from its top is laid out as a whole', async ({ page }) => {
  await withoutScripts(page);
  await page.goto(`${LONG}#mongodb`);
  await expect(html(page)).not.toHaveAttribute('data-folded');
  await expect(page.locator('#mongodb')).toBeInViewport();
  await page.goto(LONG);
  await expect(html(page)).toHaveAttribute('data-folded', '');
  await page.reload();
  await expect(html(page)).not.toHaveAttribute('data-folded');
});

test('a page whose scripts fail is laid out as a whole', async ({ page }) => {
  await page.route(/\.js$/, FAULTS['answers 404']);
  await page.goto(LONG);
  await expect(banner(page)).toBeVisible();
  await expect(html(page)).not.toHaveAttribute('data-folded');
  expect(await skipped(page)).toBe(0);
});

test('of a page that one comes to from another, the rest is laid out, too', async ({ page }) => {
  await open(page, '/docs/api/import');
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Export' }).click();
  await expect(page.locator('article:not([inert] *) h1')).toHaveText('Export');
  await expect(page.locator('article:not([inert] *) [data-folds] > *')).not.toHaveCount(0);
  await hydrated(page);
  await expect.poll(() => skipped(page)).toBe(0);
});

test('a page that one comes back to, or to a heading of, shows that place: it is laid out before', async ({ page }) => {
  const place = page.locator('article:not([inert] *) #mongodb');
  const top = async () => Math.round((await place.boundingBox())?.y ?? Infinity);
  await open(page, LONG);
  await scrollTo(page, (await top()) - 100);
  const before = await top();
  // From now on, there is no time to lay out the rest of a page.
  await page.evaluate(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  const goElsewhere = async () => {
    await follow(page, '/docs/api/import');
    await expect(heading(page)).toHaveText('Import');
    await expect(html(page)).toHaveAttribute('data-folded', '');
  };

  await goElsewhere();
  await page.goBack();
  await expect(heading(page)).toHaveText('Export');
  await expect.poll(top).toBe(before);
  await expect(html(page)).not.toHaveAttribute('data-folded');

  await goElsewhere();
  await follow(page, `${LONG}#mongodb`);
  await expect(heading(page)).toHaveText('Export');
  await expect.poll(top).toBeLessThan(200);
  await expect(place).toBeInViewport();
  await expect(html(page)).not.toHaveAttribute('data-folded');
});
