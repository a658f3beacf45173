import type { Page } from '@playwright/test';

/** A file that a page asked for. */
export interface Transfer {
  url: string;
  /** Over the wire, headers included. */
  bytes: number;
  isScript: boolean;
  beforeLoad: boolean;
}

/** How long, in ms, nothing may come for a page to have all that it asks for: a busy machine is late. */
const QUIET = 1000;

/**
 * Opens a page in a fresh cache and measures what it transfers.
 *
 * @param idle how long, in ms, to go on behind the load event at least
 */
export async function measureLoad(page: Page, path: string, idle: number): Promise<Transfer[]> {
  const session = await page.context().newCDPSession(page);
  const requests = new Map<string, { url: string; type: string; start: number; bytes: number }>();
  let loaded = Number.POSITIVE_INFINITY;
  let latest = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    latest = Date.now();
    requests.set(requestId, { url: request.url, type: type ?? '', start: timestamp, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
    latest = Date.now();
  });
  session.on('Page.loadEventFired', ({ timestamp }) => {
    loaded = timestamp;
  });
  await session.send('Network.enable');
  await session.send('Page.enable');
  await page.goto(path, { waitUntil: 'load' });
  // A measurement of a span of time, not a wait for something to happen.
  const pass = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
  await pass(idle);
  while (Date.now() - latest < QUIET) await pass(QUIET);
  return [...requests.values()].map(({ url, type, start, bytes }) => ({
    url,
    bytes,
    isScript: type === 'Script',
    beforeLoad: start < loaded,
  }));
}

export const sum = (transfers: readonly Transfer[]) => transfers.reduce((total, { bytes }) => total + bytes, 0);
