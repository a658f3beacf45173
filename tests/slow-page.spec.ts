import { layoutShifts, nextElements, observeLayoutShifts } from './support/layoutShifts';
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

/** Pages whose top bar arrives element by element: it is the same on the others, as is the sidebar. */
const WITH_TOP_BAR = ['/', '/docs/intro'];

for (const [width, paths] of Object.entries(PAGES)) {
  for (const path of paths) {
    test(`${path} arrives in pieces without a shift, at ${width} px`, async ({ page, baseURL }) => {
      await page.setViewportSize({ width: Number(width), height: 900 });
      await observeLayoutShifts(page);
      const server = await servePieces(baseURL ?? '', path, WITH_TOP_BAR.includes(path));
      try {
        await page.goto(server.address + path, { waitUntil: 'commit' });
        for (let elements = 0, more = true; more;) {
          // Each piece is laid out before the next arrives.
          const { count, shifts } = await nextElements(page, elements);
          expect(shifts).toEqual([]);
          elements = count;
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
