import { expect, test } from '@playwright/test';
import { violationsOn } from './support/axe';
import { open } from './support/page';
import { TEMPLATE_ROUTES } from './support/routes';

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
