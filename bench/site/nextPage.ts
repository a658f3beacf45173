import { chromium, type Browser, type ConsoleMessage, type Page } from '@playwright/test';
import { launchOptions } from '../../scripts/shared/launchOptions';
import { median } from '../median';
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
    return await timeUntilHeading(page, TO.heading, async () => {
      await page.mouse.down();
      await page.mouse.up();
    });
  } finally {
    await context.close();
  }
}

/** Timeout in ms. */
const TIMEOUT_MS = 30_000;

/** Prefix of the console message that reports the time. */
const MARK = 'time shown:';

/**
 * Milliseconds from a click until the frame is painted in which the heading has the text. The page reports through the
 * console: polling a throttled CPU costs a frame or two.
 */
async function timeUntilHeading(page: Page, heading: string, click: () => Promise<void>): Promise<number> {
  await page.evaluate(
    ([text, mark]) => {
      // Inline: tsx wraps functions that have a name in a helper, which pages lack.
      addEventListener(
        'click',
        ({ timeStamp }) =>
          new MutationObserver((_, observer) => {
            if (!document.querySelector('h1')?.textContent?.includes(text)) return;
            observer.disconnect();
            requestAnimationFrame(() => setTimeout(() => console.debug(mark + (performance.now() - timeStamp))));
          }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true }),
        { capture: true, once: true },
      );
    },
    [heading, MARK] as const,
  );
  const isTime = (message: ConsoleMessage) => message.text().startsWith(MARK);
  const [message] = await Promise.all([
    page.waitForEvent('console', { predicate: isTime, timeout: TIMEOUT_MS }),
    click(),
  ]);
  return Number(message.text().slice(MARK.length));
}

/** Milliseconds without activity after which a page counts as idle. */
const QUIET_MS = 4000;

/** Waits until the number of requests stops changing. */
async function untilQuiet(count: () => number): Promise<void> {
  for (let before = -1; before !== count();) {
    before = count();
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  }
}
