import { DEMOS, takenOver } from './support/demo';
import { open, wakeParts } from './support/page';
import { expect, test } from './support/test';

/** The smallest text, in px, into which iOS does not zoom. */
const SMALLEST = 16;

const FIELDS = 'select, textarea, input:not([type=checkbox], [type=radio], [type=range], [type=hidden])';

const PAGES = [...DEMOS.map(({ path }) => path), '/', '/docs/intro', '/search?q=sql', '/nowhere'];

test('no field is so small that iOS zooms into it', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  for (const path of PAGES) {
    await open(page, path);
    const demo = DEMOS.find((it) => it.path === path);
    if (demo) await takenOver(page, demo);
    else await wakeParts(page);
    const fields = page.locator(FIELDS);
    await expect(fields.first(), path).toBeAttached();
    const small = await fields.evaluateAll(
      (all, smallest) =>
        all
          .filter((field) => parseFloat(getComputedStyle(field).fontSize) < smallest)
          .map((field) => `${field.tagName} ${field.className} ${getComputedStyle(field).fontSize}`),
      SMALLEST,
    );
    expect.soft(small, path).toEqual([]);
  }
  await context.close();
});
