import type { Browser, Page } from '@playwright/test';
import type { SlowNetwork } from './slowNetwork';

/** A search in a page that opens by Ctrl+K. */
export interface Searched {
  path: string;
  /** Where it marks what it found. */
  marks: string;
}

/** How long after the last key the first result is there, in ms. */
export interface Answered {
  /** Until it stands in the document. */
  inDocument: number;
  /** Until the frame is painted that shows it: a screen shows one each 17 ms. */
  painted: number;
}

export interface Typed {
  /** In a fresh browser. */
  cold: Answered;
  /** For another query, everything being there. */
  warm: Answered;
  /** From opening the search to the first result, cold. */
  bytes: number;
}

/** Time in ms between two keys. */
const KEY_TIME = 30;

/** Time in ms without a byte after which a page has fetched all that it fetches by itself. */
const QUIET = 4000;

/** Time in ms after which a search that shows nothing has failed. */
const PATIENCE = 30_000;

const [COLD_QUERY, WARM_QUERY] = ['formatQuery', 'controlElements'];

/** Opens the search of a page in a fresh browser, and types two queries, one after the other. */
export async function typeQueries(
  browser: Browser,
  { path, marks }: Searched,
  network: SlowNetwork,
  cpuSlowdown: number,
): Promise<Typed> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`http://localhost:${network.port}${path}`, { waitUntil: 'networkidle' });
    await untilQuiet(network);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });

    const before = network.received();
    await page.keyboard.press('Control+k');
    const input = page.locator('input:focus');
    await input.waitFor();
    const cold = await typeQuery(page, COLD_QUERY, marks);
    const bytes = network.received() - before;
    await input.fill('');
    await page.locator(marks).first().waitFor({ state: 'hidden' });
    return { cold, warm: await typeQuery(page, WARM_QUERY, marks), bytes };
  } finally {
    await context.close();
  }
}

async function untilQuiet(network: SlowNetwork) {
  for (let before = -1; before !== network.received();) {
    before = network.received();
    await new Promise((resolve) => setTimeout(resolve, QUIET));
  }
}

/** Types a query, and gives when a result is there in which it is marked. */
async function typeQuery(page: Page, query: string, marks: string): Promise<Answered> {
  await page.keyboard.type(query.slice(0, -1), { delay: KEY_TIME });
  const time = await page.evaluateHandle(
    ([text, selector, patience]) => ({
      // In an object, so that nobody waits for it yet.
      shown: new Promise<Answered>((resolve, reject) => {
        addEventListener(
          'keydown',
          ({ timeStamp }) => {
            setTimeout(() => reject(new Error(`No result for ${text} is shown`)), patience);
            new MutationObserver((_, observer) => {
              if (!document.querySelector(selector)?.textContent?.toLowerCase().includes(text)) return;
              observer.disconnect();
              const inDocument = performance.now() - timeStamp;
              requestAnimationFrame(() =>
                setTimeout(() => resolve({ inDocument, painted: performance.now() - timeStamp })),
              );
            }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
          },
          { capture: true, once: true },
        );
      }),
    }),
    [query.toLowerCase(), marks, PATIENCE] as const,
  );
  await page.keyboard.press(query.slice(-1));
  return time.evaluate(({ shown }) => shown);
}
