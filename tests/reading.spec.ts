import type { Page } from '@playwright/test';
import { DOC_ROUTES } from './support/routes';
import { expect, needsBuild, test } from './support/test';

needsBuild('it reads the static pages');

test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

const PATHS = DOC_ROUTES.map(({ path }) => path);

/** Reads something from each page of the documentation. */
async function readAll<T>(page: Page, read: () => T): Promise<Map<string, T>> {
  const found = new Map<string, T>();
  for (const path of PATHS) {
    await page.goto(path);
    found.set(path, await page.evaluate(read));
  }
  return found;
}

/** Pages for which the reading is not as it should be. */
const where = <T>(found: Map<string, T>, isWrong: (value: T) => boolean) =>
  [...found].filter(([, value]) => isWrong(value));

test('code fits its column, declarations always', async ({ page }) => {
  const found = await readAll(page, () => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    const shown = [...document.querySelectorAll('article pre')].filter((pre) => pre.getClientRects().length > 0);
    const wide = shown.filter((pre) => pre.scrollWidth > pre.clientWidth);
    const declarations = wide.filter((pre) => pre.closest('.api')).map((pre) => pre.textContent?.slice(0, 60));
    return { shown: shown.length, wide: wide.length, declarations };
  });
  expect(where(found, ({ declarations }) => declarations.length > 0)).toEqual([]);
  const sum = (count: 'shown' | 'wide') => [...found.values()].reduce((total, it) => total + it[count], 0);
  expect(sum('shown')).toBeGreaterThan(1000);
  expect(sum('wide') / sum('shown')).toBeLessThanOrEqual(0.05);
});

test('lines of text have 65 to 85 characters', async ({ page }) => {
  const found = await readAll(page, () => {
    const lengths = [...document.querySelectorAll('article [data-text] > p')].flatMap((text) => {
      const lines = Math.round(
        text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight),
      );
      // The last line is half full on average.
      return lines < 3 ? [] : [(text.textContent?.length ?? 0) / (lines - 0.5)];
    });
    return { texts: lengths.length, average: lengths.reduce((sum, it) => sum + it, 0) / lengths.length };
  });
  const read = [...found].filter(([, { texts }]) => texts >= 5);
  expect(read.length).toBeGreaterThan(10);
  expect(read.filter(([, { average }]) => average < 65 || average > 85)).toEqual([]);
});

test('an example begins with its component', async ({ page }) => {
  const found = await readAll(page, () =>
    [...document.querySelectorAll('article .example')].map((example) => {
      const island = example.querySelector('.island');
      return (island?.getBoundingClientRect().top ?? Infinity) - example.getBoundingClientRect().top;
    }),
  );
  expect([...found.values()].flat().length).toBeGreaterThan(90);
  expect(where(found, (distances) => distances.some((distance) => distance > 80))).toEqual([]);
});

test('a page with four headings or more lists them', async ({ page }) => {
  const found = await readAll(page, () => ({
    headings: document.querySelectorAll('article :is(h2, h3)').length,
    listed: document.querySelectorAll('nav[aria-label="On this page"] a').length,
  }));
  expect(where(found, ({ headings, listed }) => headings >= 4 && listed === 0)).toEqual([]);
});

test('a title begins within 150 px on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const tops = await readAll(page, () => document.querySelector('h1')?.getBoundingClientRect().top ?? Infinity);
  expect(where(tops, (top) => top > 150)).toEqual([]);
});
