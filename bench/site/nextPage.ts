import { chromium, type Browser } from '@playwright/test';
import { launchOptions } from '../../scripts/shared/launchOptions';
import { median } from '../median';
import { timeShown } from '../timeShown';
import { untilQuiet } from '../untilQuiet';
import type { Figures } from './figures';

const RUNS = 7;
const CPU_SLOWDOWN = 4;

const FROM = '/docs/api/export';
const TO = { path: '/docs/api/import', heading: 'Import' };

/** Median time of a client-side navigation on a slowed-down CPU. Empty for any page but `FROM`. */
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

/** Milliseconds from a click in the sidebar until the next page's heading is painted. */
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
    // Hover first: a pointer is over the link before the click, and Playwright's lookup must not count.
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
