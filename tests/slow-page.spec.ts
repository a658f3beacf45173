import { createServer, type ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { listen } from '../scripts/shared/listen';
import { layoutShifts, nextElements, observeLayoutShifts } from './support/layoutShifts';
import { hydrated } from './support/page';
import { expect, needsBuild, test } from './support/test';

needsBuild('a development page comes without its text');

/** In sequence: while a test waits, tests of other files run. */
test.describe.configure({ mode: 'default' });

/** Elements sent one by one: those of the top bar, and some more. */
const FIRST = 40;

/** Rows of tables sent one by one, as each may change the widths of the columns. */
const ROWS = 12;

/** Number of pieces for the rest. */
const PIECE_COUNT = 40;

/** Splits HTML between elements: after each of the first, and of the first rows, then at larger intervals. */
function cut(html: string, withTopBar: boolean): string[] {
  const start = html.indexOf('<body');
  const main = html.indexOf('<main');
  const ends = [...html.slice(start).matchAll(/<\/[a-z\d]+>(?=<[a-z])/g)];
  const rows = ends.filter(([tag]) => tag === '</tr>').slice(0, ROWS);
  const step = Math.ceil((ends.length - FIRST) / PIECE_COUNT);
  const isCut = (end: RegExpExecArray, index: number) =>
    index < FIRST ? withTopBar || start + end.index > main : rows.includes(end) || (index - FIRST) % step === 0;
  const cuts = ends.filter(isCut).map((end) => start + end.index + end[0].length);
  return [0, ...cuts].map((from, index) => html.slice(from, cuts[index]));
}

async function sendFile(address: string, response: ServerResponse): Promise<void> {
  const file = await fetch(address);
  const content = Buffer.from(await file.arrayBuffer());
  response.writeHead(file.status, { 'content-type': file.headers.get('content-type') ?? 'text/plain' }).end(content);
}

/**
 * Serves a site with one page streamed in pieces.
 *
 * @param site address that serves the complete site
 * @param withTopBar whether the first elements above the main part are sent one by one, too, and not at once
 */
async function servePieces(site: string, path: string, withTopBar: boolean) {
  const pieces = cut(await (await fetch(site + path)).text(), withTopBar);
  let page: ServerResponse | undefined;
  const server = createServer((request, response) => {
    if (request.url === path) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.write(pieces.shift());
      page = response;
      return;
    }
    sendFile(site + request.url, response).catch((error: Error) => response.destroy(error));
  });
  const { origin } = await listen(server);
  return {
    address: origin,
    /** Sends the next piece. Returns whether more follow. */
    sendNext() {
      page?.write(pieces.shift());
      if (pieces.length === 0) page?.end();
      return pieces.length > 0;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Number of tables that are hidden until it is clear how wide their columns are. */
const hiddenTables = (page: Page) =>
  page
    .locator('article table')
    .evaluateAll((all) => all.filter((table) => getComputedStyle(table).visibility === 'hidden').length);

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
          expect(await hiddenTables(page)).toBeLessThanOrEqual(1);
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
