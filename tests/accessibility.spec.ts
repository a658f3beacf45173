import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { open } from './support/page';
import { TEMPLATE_ROUTES } from './support/routes';

/** What axe finds in the library's own markup and no prop or wrapper can mend. */
const EXCEPTIONS = [
  { rule: 'label-title-only', inside: '.queryBuilder', reason: 'the library names its controls by their title' },
];

/** The violations on a page, but for the exceptions: a line for each element. */
async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found: string[] = [];
  for (const { id, nodes } of violations) {
    const exception = EXCEPTIONS.find(({ rule }) => rule === id);
    for (const { target, failureSummary } of nodes) {
      const selector = target.join(' ');
      const isExcepted =
        exception !== undefined &&
        (await page
          .locator(selector)
          .evaluate((element, inside) => element.closest(inside) !== null, exception.inside));
      if (!isExcepted) found.push(`${id}: ${selector}: ${failureSummary}`);
    }
  }
  return found;
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } });

      for (const path of TEMPLATE_ROUTES) {
        test(`axe finds nothing on ${path}, and it does not scroll sideways`, async ({ page }) => {
          // A navigation that is called off leaves the chat page where it is.
          await page.route('https://discord.gg/**', (route) => route.abort('aborted'));
          await open(page, path);
          expect(await violationsOn(page)).toEqual([]);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(overflow).toBeLessThanOrEqual(0);
        });
      }
    });
  }
}

test('nothing scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.route('https://discord.gg/**', (route) => route.abort('aborted'));
  for (const path of TEMPLATE_ROUTES) {
    await open(page, path);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});
