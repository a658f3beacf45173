import type { Page } from '@playwright/test';
import { layoutShifts, observeLayoutShifts } from './support/layoutShifts';
import { hydrated } from './support/page';
import { servePieces } from './support/servePieces';
import { expect, needsBuild, test } from './support/test';

needsBuild('a development page comes without its text');

/** In sequence: while a test waits, tests of other files run. */
test.describe.configure({ mode: 'default' });

const PAGES = {
  1280: [
    '/',
    '/docs/intro',
    '/docs/api/export',
    '/docs/tips/common-mistakes',
    '/docs/category/api',
    '/demo',
    '/search',
    '/markdown-page',
    '/404.html',
  ],
  360: ['/', '/docs/intro', '/demo'],
};

/** Waits until the number of elements changes, and returns it. */
async function moreElements(page: Page, before: number): Promise<number> {
  const count = await page.waitForFunction((known) => {
    const { length } = document.getElementsByTagName('*');
    return length !== known && length;
  }, before);
  return (await count.jsonValue()) || 0;
}

for (const [width, paths] of Object.entries(PAGES)) {
  for (const path of paths) {
    test(`${path} arrives in pieces without a shift, at ${width} px`, async ({ page, baseURL }) => {
      await page.setViewportSize({ width: Number(width), height: 900 });
      await observeLayoutShifts(page);
      const server = await servePieces(baseURL ?? '', path);
      try {
        await page.goto(server.address + path, { waitUntil: 'commit' });
        for (let elements = 0, more = true; more;) {
          elements = await moreElements(page, elements);
          // Each piece is laid out before the next arrives.
          expect(await layoutShifts(page)).toEqual([]);
          more = server.sendNext();
        }
        await hydrated(page);
        expect(await layoutShifts(page)).toEqual([]);
      } finally {
        server.close();
      }
    });
  }
}
