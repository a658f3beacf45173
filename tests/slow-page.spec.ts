import { expect, test } from '@playwright/test';
import { layoutShifts, observeLayoutShifts } from './support/layoutShifts';
import { hydrated } from './support/page';
import { servePieces } from './support/servePieces';

/** One after the other: while one waits, tests of other files run. */
test.describe.configure({ mode: 'default' });

const PAGES = {
  1280: [
    '/',
    '/docs/intro',
    '/docs/api/export',
    '/docs/category/api',
    '/demo',
    '/search',
    '/markdown-page',
    '/404.html',
  ],
  360: ['/', '/docs/intro', '/demo'],
};

for (const [width, paths] of Object.entries(PAGES)) {
  for (const path of paths) {
    test(`${path} comes in pieces, and nothing of it moves, ${width} px wide`, async ({ page, baseURL }) => {
      await page.setViewportSize({ width: Number(width), height: 900 });
      await observeLayoutShifts(page);
      const server = await servePieces(baseURL ?? '', path);
      try {
        await page.goto(server.address + path, { waitUntil: 'commit' });
        const elements = () => page.evaluate(() => document.getElementsByTagName('*').length);
        let more = true;
        while (more) {
          const before = await elements();
          more = server.sendNext();
          await expect.poll(elements).not.toBe(before);
          // Each piece is laid out before the next one comes.
          expect(await layoutShifts(page)).toEqual([]);
        }
        await hydrated(page);
        expect(await layoutShifts(page)).toEqual([]);
      } finally {
        server.close();
      }
    });
  }
}
