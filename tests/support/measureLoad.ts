import type { Page } from '@playwright/test';
import { hydrated } from './page';

export interface Transfer {
  url: string;
  /** Over the wire, headers included. */
  bytes: number;
  isScript: boolean;
  beforeLoad: boolean;
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
  const requests = new Map<string, { url: string; type: string; start: number; asked: number; bytes: number }>();
  let loaded = Number.POSITIVE_INFINITY;
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime, type }) => {
    const asked = wallTime * 1000;
    requests.set(requestId, { url: request.url, type: type ?? '', start: timestamp, asked, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  session.on('Page.loadEventFired', ({ timestamp }) => {
    loaded = timestamp;
  });
  await session.send('Network.enable');
  await session.send('Page.enable');
  await markHydration(page);
  await page.goto(path, { waitUntil: 'load' });
  await hydrated(page);
  const end = await idleUntil(page, idle);
  return [...requests.values()]
    .filter(({ asked }) => asked < end)
    .map(({ url, type, start, bytes }) => ({ url, bytes, isScript: type === 'Script', beforeLoad: start < loaded }));
}

export const sum = (transfers: readonly Transfer[]) => transfers.reduce((total, { bytes }) => total + bytes, 0);
