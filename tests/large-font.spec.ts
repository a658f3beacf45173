import { launchOptions } from '../scripts/shared/launchOptions';
import { open, overflowOf } from './support/page';
import { expect, test } from './support/test';

for (const size of [24, 32]) {
  test(`the top bar fits every screen at a default font size of ${size} px`, async ({ playwright, baseURL }) => {
    const options = launchOptions();
    const browser = await playwright.chromium.launch({
      ...options,
      args: [...options.args, `--blink-settings=defaultFontSize=${size}`],
    });
    try {
      const page = await browser.newPage({ baseURL });
      for (const path of ['/', '/docs/intro', '/demo']) {
        await open(page, path);
        for (const width of [360, 390, 768, 996, 1100, 1280, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          const where = `${path} at ${width} px`;
          expect.soft(await overflowOf(page), where).toBeLessThanOrEqual(0);
          const bar = page.locator('#navbar');
          const inside = (await bar.boundingBox())!;
          for (const control of [
            bar.getByRole('button', { name: 'Search' }),
            bar.getByRole('button', { name: /Switch/ }),
          ]) {
            await expect.soft(control, where).toBeInViewport({ ratio: 1 });
            const box = (await control.boundingBox())!;
            expect.soft(box.y + box.height, where).toBeLessThanOrEqual(inside.y + inside.height);
          }
          const menu = bar.getByRole('button', { name: 'Toggle navigation bar' });
          const docs = bar.getByRole('link', { name: 'Docs' });
          expect.soft((await menu.isVisible()) !== (await docs.isVisible()), where).toBe(true);
        }
      }
    } finally {
      await browser.close();
    }
  });
}
