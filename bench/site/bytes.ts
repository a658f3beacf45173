import { chromium } from '@playwright/test';
import { measureLoad, sum } from '../../tests/support/measureLoad';
import { launchOptions } from '../../scripts/shared/launchOptions';
import type { Figures } from './figures';

const IDLE = 5000;

/** Bytes that a page transfers to a browser with an empty cache, headers included. Counted as in the budget tests. */
export async function measureBytes(site: string, path: string): Promise<Figures> {
  const browser = await chromium.launch(launchOptions());
  try {
    const transfers = await measureLoad(await browser.newPage({ baseURL: site }), path, IDLE);
    return { beforeLoad: sum(transfers.filter(({ beforeLoad }) => beforeLoad)), afterIdle: sum(transfers) };
  } finally {
    await browser.close();
  }
}
