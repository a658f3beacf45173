import type { Browser, Page } from '@playwright/test';
import { timeShown, type Shown } from '../timeShown';
import { untilQuiet } from '../untilQuiet';
import type { SlowNetwork } from './slowNetwork';

/** A page whose search opens with Ctrl+K. */
export interface Searched {
  path: string;
  /** Selector of the highlighted matches. */
  marks: string;
}

/** Times from the last keystroke to the first result. */
export interface Typed {
  /** In a fresh browser. */
  cold: Shown;
  /** For a second query, with everything loaded. */
  warm: Shown;
  /** Bytes from opening the search to the first result, cold. */
  bytes: number;
}

/** Milliseconds between keystrokes. */
const KEY_TIME = 30;

const [COLD_QUERY, WARM_QUERY] = ['formatQuery', 'controlElements'];

/** Opens the search in a fresh browser context and types two queries. */
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

async function typeQuery(page: Page, query: string, marks: string): Promise<Shown> {
  await page.keyboard.type(query.slice(0, -1), { delay: KEY_TIME });
  return timeShown(page, { event: 'keydown', selector: marks, text: query }, () =>
    page.keyboard.press(query.slice(-1)),
  );
}
