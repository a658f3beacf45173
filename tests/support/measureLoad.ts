import { expect, type Page } from '@playwright/test';

export interface Transfer {
  url: string;
  /** Over the wire, headers included. */
  bytes: number;
  isScript: boolean;
  beforeLoad: boolean;
}

/** A request: when it started by the browser's clock (s) and in epoch ms, and its bytes once it has ended. */
interface Asked {
  url: string;
  type: string;
  start: number;
  asked: number;
  bytes: number | null;
}

/** Marks hydration in the page, because a busy machine notifies the test late. */
const markHydration = (page: Page) =>
  page.addInitScript(() => {
    const options = { subtree: true, attributeFilter: ['data-hydrated'] };
    new MutationObserver((_, observer) => {
      performance.mark('hydrated');
      observer.disconnect();
    }).observe(document, options);
  });

/** Waits until `idle` ms after hydration. Returns that time in epoch ms. */
const idleUntil = (page: Page, idle: number): Promise<number> =>
  page.evaluate((ms) => {
    const start = performance.getEntriesByName('hydrated')[0]?.startTime ?? Number.NaN;
    const end = performance.timeOrigin + start + ms;
    // The wait is the measurement itself, not a wait for a condition.
    return new Promise((resolve) => setTimeout(() => resolve(end), Math.max(end - Date.now(), 0)));
  }, idle);

/**
 * Measures the transfers of a page with an empty cache.
 *
 * @param idle how long to go on after hydration, in ms
 */
export async function measureLoad(page: Page, path: string, idle: number): Promise<Transfer[]> {
  const session = await page.context().newCDPSession(page);
  const requests = new Map<string, Asked>();
  let loaded = Number.POSITIVE_INFINITY;
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime, type }) => {
    const asked = wallTime * 1000;
    requests.set(requestId, { url: request.url, type: type ?? '', start: timestamp, asked, bytes: null });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  session.on('Network.loadingFailed', ({ requestId }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = 0;
  });
  session.on('Page.loadEventFired', ({ timestamp }) => {
    loaded = timestamp;
  });
  await session.send('Network.enable');
  await session.send('Page.enable');
  await markHydration(page);
  await page.goto(path, { waitUntil: 'load' });
  await page.locator('[data-hydrated]').waitFor();
  const end = await idleUntil(page, idle);
  const inTime = [...requests.values()].filter(({ asked }) => asked < end);
  // On a slow machine, some are still on their way. The script of a worker never ends for the session of its page.
  const isOfWorker = (url: string) => page.workers().some((worker) => worker.url() === url);
  const missing = () => inTime.filter(({ url, bytes }) => bytes === null && !isOfWorker(url)).map(({ url }) => url);
  await expect.poll(missing).toEqual([]);
  return inTime.map(({ url, type, start, bytes }) => ({
    url,
    bytes: bytes ?? 0,
    isScript: type === 'Script',
    beforeLoad: start < loaded,
  }));
}

export const sum = (transfers: readonly Transfer[]) => transfers.reduce((total, { bytes }) => total + bytes, 0);
