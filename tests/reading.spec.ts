import { DOC_ROUTES, htmlOf, isRoot } from './support/routes';
import { expect, needsBuild, test } from './support/test';

needsBuild('it reads the static pages');

test.use({ javaScriptEnabled: false });

/** A version's root has the text of its first page. */
const PATHS = DOC_ROUTES.map(({ path }) => path).filter((path) => !isRoot(path));

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

test('pages of the documentation are easy to read', async ({ page }) => {
  const all: ReturnType<typeof measure>[] = [];
  let texts = 0;
  for (const path of PATHS) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const top = await page.evaluate(() => document.querySelector('h1')?.getBoundingClientRect().top ?? Infinity);
    expect.soft(top, `${path}: a title begins within 150 px on a phone`).toBeLessThanOrEqual(150);

    await page.setViewportSize({ width: 1440, height: 900 });
    const measured = await page.evaluate(measure);
    all.push(measured);
    const { lineLengths, headings, listed } = measured;
    expect.soft(measured.wideDeclarations, `${path}: declarations fit their column`).toEqual([]);
    for (const distance of measured.distances)
      expect.soft(distance, `${path}: an example begins with its component`).toBeLessThanOrEqual(80);
    if (headings >= 4) expect.soft(listed, `${path}: four headings or more are listed`).toBeGreaterThan(0);
    if (lineLengths.length < 5) continue;
    texts += 1;
    const average = sum(lineLengths) / lineLengths.length;
    expect.soft(average, `${path}: characters a line`).toBeGreaterThanOrEqual(65);
    expect.soft(average, `${path}: characters a line`).toBeLessThanOrEqual(85);
  }
  expect(texts).toBeGreaterThan(10);
  const examples = PATHS.flatMap((path) => htmlOf({ path }).match(/ data-example="/g) ?? []);
  expect(all.flatMap(({ distances }) => distances)).toHaveLength(examples.length);
  const code = sum(all.map((it) => it.code));
  expect(code).toBeGreaterThan(1000);
  expect(sum(all.map(({ wideCode }) => wideCode)) / code, 'share of code that scrolls').toBeLessThanOrEqual(0.05);
});
