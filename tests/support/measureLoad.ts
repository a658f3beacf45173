import type { Page } from '@playwright/test';
import { hydrated } from './page';

/** A file that a page asked for. */
export interface Transfer {
  url: string;
  /** Over the wire, headers included. */
  bytes: number;
  isScript: boolean;
  beforeLoad: boolean;
}

/** Has pages that are opened from now on mark when React runs them: a test is told of it later on a busy machine. */
const markHydration = (page: Page) =>
  page.addInitScript(() => {
    const options = { subtree: true, attributeFilter: ['data-hydrated'] };
    new MutationObserver((_, observer) => {
      performance.mark('hydrated');
      observer.disconnect();
    }).observe(document, options);
  });

/** Waits until so many ms after React has run the page; gives that moment, in ms of the epoch. */
const idleUntil = (page: Page, idle: number): Promise<number> =>
  page.evaluate((ms) => {
    const start = performance.getEntriesByName('hydrated')[0]?.startTime ?? Number.NaN;
    const end = performance.timeOrigin + start + ms;
    // A measurement of a span of time, not a wait for something to happen.
    return new Promise((resolve) => setTimeout(() => resolve(end), Math.max(end - Date.now(), 0)));
  }, idle);

/**
 * Opens a page in a fresh cache and measures what it transfers.
 *
 * @param idle how long, in ms, to go on once React runs the page
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
