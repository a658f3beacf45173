import { expect, test } from '@playwright/test';
import { violationsOn } from './support/axe';
import { open } from './support/page';
import { count } from './support/searchPage';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } });

      test('axe finds nothing, and nothing scrolls sideways', async ({ page }) => {
        for (const query of ['mongodb', 'qzxjvw', `${'very'.repeat(60)}long`]) {
          await open(page, `/search?q=${query}`);
          await expect(count(page)).toHaveText(/found$/);
          expect(await violationsOn(page), query).toEqual([]);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(overflow, query).toBeLessThanOrEqual(0);
        }
      });
    });
  }
}
