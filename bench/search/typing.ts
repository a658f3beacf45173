import type { Browser, Page } from '@playwright/test';
import { timeShown, type Shown } from '../timeShown';
import { untilQuiet } from '../untilQuiet';
import type { SlowNetwork } from './slowNetwork';

/** A search in a page that opens by Ctrl+K. */
export interface Searched {
  path: string;
  /** Where it marks what it found. */
  marks: string;
}

/** Times from the last key until the first result is there. */
export interface Typed {
  /** In a fresh browser. */
  cold: Shown;
  /** For another query, everything being there. */
  warm: Shown;
  /** From opening the search to the first result, cold. */
  bytes: number;
}

/** Time in ms between two keys. */
const KEY_TIME = 30;

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
    await untilQuiet(network.received);
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

/** Types a query, and gives when a result is there in which it is marked. */
async function typeQuery(page: Page, query: string, marks: string): Promise<Shown> {
  await page.keyboard.type(query.slice(0, -1), { delay: KEY_TIME });
  return timeShown(page, { event: 'keydown', selector: marks, text: query }, () =>
    page.keyboard.press(query.slice(-1)),
  );
}
