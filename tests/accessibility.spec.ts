import { expect, test } from '@playwright/test';
import { violationsOn } from './support/axe';
import { lookAt, LOOKS } from './support/looks';
import { open } from './support/page';
import { TEMPLATE_ROUTES } from './support/routes';

/** Each mode is looked at in one width, so that all that a width or a mode changes is looked at. */
const SOME_LOOKS = LOOKS.filter(({ colorScheme, width }) => (colorScheme === 'light') === (width === 1280));

for (const path of TEMPLATE_ROUTES) {
  test(`axe finds nothing on ${path}, and it does not scroll sideways`, async ({ page }) => {
    // Axe looks at each of a long page's thousands of elements.
    test.setTimeout(180_000);
    // A navigation that is called off leaves the chat page where it is.
    await page.route('https://discord.gg/**', (route) => route.abort('aborted'));
    await open(page, path);
    for (const look of SOME_LOOKS) {
      await lookAt(page, look);
      expect(await violationsOn(page), look.name).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, look.name).toBeLessThanOrEqual(0);
    }
  });
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
