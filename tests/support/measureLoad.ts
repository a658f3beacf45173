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

/**
 * Opens a page in a fresh cache and measures what it transfers.
 *
 * @param idle how long, in ms, to go on once React runs the page: on a busy machine that is late
 */
export async function measureLoad(page: Page, path: string, idle: number): Promise<Transfer[]> {
  const session = await page.context().newCDPSession(page);
  const requests = new Map<string, { url: string; type: string; start: number; bytes: number }>();
  let loaded = Number.POSITIVE_INFINITY;
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    requests.set(requestId, { url: request.url, type: type ?? '', start: timestamp, bytes: 0 });
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
  await page.goto(path, { waitUntil: 'load' });
  await hydrated(page);
  // A measurement of a span of time, not a wait for something to happen.
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), idle);
  return [...requests.values()].map(({ url, type, start, bytes }) => ({
    url,
    bytes,
    isScript: type === 'Script',
    beforeLoad: start < loaded,
  }));
}

export const sum = (transfers: readonly Transfer[]) => transfers.reduce((total, { bytes }) => total + bytes, 0);
