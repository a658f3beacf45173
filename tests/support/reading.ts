import { expect, type Page } from '@playwright/test';

/** What tells how easy the text of a page is to read. */
export type Reading = ReturnType<typeof measure>;

/** Measures an opened page of the documentation. */
function measure() {
  for (const details of document.querySelectorAll('details')) details.open = true;
  const shown = [...document.querySelectorAll('article pre')].filter((pre) => pre.getClientRects().length > 0);
  const wide = shown.filter((pre) => pre.scrollWidth > pre.clientWidth);
  // The note below a text is in smaller letters.
  const paragraphs = document.querySelectorAll('article :is([data-text], .fold) > p:not(.runs-on)');
  const lineLengths = [...paragraphs].flatMap((text) => {
    const lines = Math.round(
      text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight),
    );
    // The last line is half full on average.
    return lines < 3 ? [] : [(text.textContent?.length ?? 0) / (lines - 0.5)];
  });
  return {
    code: shown.length,
    wideCode: wide.length,
    wideDeclarations: wide.filter((pre) => pre.closest('.api')).map((pre) => pre.textContent?.slice(0, 60)),
    lineLengths,
    /** From the top of each example to its component, in px. */
    distances: [...document.querySelectorAll('article .example')].map((example) => {
      const island = example.querySelector('.island');
      return (island?.getBoundingClientRect().top ?? Infinity) - example.getBoundingClientRect().top;
    }),
    headings: document.querySelectorAll('article :is(h2, h3)').length,
    listed: document.querySelectorAll('nav[aria-label="On this page"] a').length,
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const hasMuchText = ({ lineLengths }: Reading) => lineLengths.length >= 5;

/** Expects that an opened page of the documentation, without scripts, is easy to read. Opens all that is folded. */
export async function expectEasyReading(page: Page, path: string): Promise<Reading> {
  await page.setViewportSize({ width: 390, height: 844 });
  const top = await page.evaluate(() => document.querySelector('h1')?.getBoundingClientRect().top ?? Infinity);
  expect.soft(top, `${path}: a title begins within 150 px on a phone`).toBeLessThanOrEqual(150);

  await page.setViewportSize({ width: 1440, height: 900 });
  const reading = await page.evaluate(measure);
  const { lineLengths, headings, listed } = reading;
  expect.soft(reading.wideDeclarations, `${path}: declarations fit their column`).toEqual([]);
  for (const distance of reading.distances)
    expect.soft(distance, `${path}: an example begins with its component`).toBeLessThanOrEqual(80);
  if (headings >= 4) expect.soft(listed, `${path}: four headings or more are listed`).toBeGreaterThan(0);
  if (hasMuchText(reading)) {
    const average = sum(lineLengths) / lineLengths.length;
    expect.soft(average, `${path}: characters a line`).toBeGreaterThanOrEqual(65);
    expect.soft(average, `${path}: characters a line`).toBeLessThanOrEqual(85);
  }
  return reading;
}

/** Expects that little of the code of a version scrolls, and that something was measured. */
export function expectLittleWideCode(readings: readonly Reading[], examples: number): void {
  expect(readings.filter(hasMuchText).length).toBeGreaterThan(readings.length / 3);
  expect(readings.flatMap(({ distances }) => distances)).toHaveLength(examples);
  const code = sum(readings.map((it) => it.code));
  expect(code).toBeGreaterThan(15 * readings.length);
  const wideCode = sum(readings.map((it) => it.wideCode));
  expect(wideCode / code, 'share of code that scrolls').toBeLessThanOrEqual(0.05);
}
