import { chromium, type Browser } from '@playwright/test';
import { launchOptions } from '../../scripts/shared/launchOptions';
import { median } from '../median';
import { timeShown } from '../timeShown';
import { untilQuiet } from '../untilQuiet';
import type { Figures } from './figures';

const RUNS = 7;
const CPU_SLOWDOWN = 4;

/** From here a reader goes on to a page of the sidebar. */
const FROM = '/docs/api/export';
const TO = { path: '/docs/api/import', heading: 'Import' };

/** How long a reader waits for the next page, on a slow processor: the median of seven; nothing of other pages. */
export async function measureNextPage(site: string, path: string): Promise<Figures> {
  if (path !== FROM) return {};
  const browser = await chromium.launch(launchOptions());
  try {
    const times: number[] = [];
    while (times.length < RUNS) times.push(await goOn(browser, site));
    return { nextPage: median(times) };
  } finally {
    await browser.close();
  }
}

/** Time in ms from a click in the sidebar until the heading of the next page is painted. */
async function goOn(browser: Browser, site: string): Promise<number> {
  const context = await browser.newContext({ baseURL: site });
  try {
    const page = await context.newPage();
    let requests = 0;
    page.on('request', () => requests++);
    await page.goto(FROM);
    await untilQuiet(() => requests);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const link = page.getByRole('navigation', { name: 'Docs sidebar' }).locator(`a[href="${TO.path}"]`);
    // A reader's pointer is there before its button is pressed; how a tool finds the link is not the page's time.
    await link.hover();
    await untilQuiet(() => requests);
    const { painted } = await timeShown(page, { event: 'click', selector: 'h1', text: TO.heading }, async () => {
      await page.mouse.down();
      await page.mouse.up();
    });
    return painted;
  } finally {
    await context.close();
  }
}
