import { chromium } from '@playwright/test';
import type { Figures } from './figures';
import { measureLighthouse } from './lighthouse';
import { measureNextPage } from './nextPage';
import { measureLoad, sum } from '../../tests/support/measureLoad';
import { launchOptions } from '../../scripts/shared/launchOptions';

export interface Benchmark {
  name: string;
  how: string;
  /**
   * @param site address of the served site
   * @throws Error if the page could not be measured
   */
  measure: (site: string, path: string) => Promise<Figures>;
}

export const BENCHMARKS: readonly Benchmark[] = [
  {
    name: 'bytes',
    how: '**Bytes**: over the wire, brotli, headers included, in kB of 1000 bytes, for a browser that has nothing yet: what is asked for before the load event, and all until five seconds after React runs it. `tests/budgets.spec.ts` counts in the same way.',
    measure: measureBytes,
  },
  {
    name: 'lighthouse',
    how: '**Scores, largest paint, blocking time, layout shift**: Lighthouse by its default settings (a mid-range phone on a slow mobile network, both simulated), a fresh browser for each run, the median of three runs.',
    measure: measureLighthouse,
  },
  {
    name: 'next-page',
    how: '**Next page**: from a click on Import in the sidebar of Export, where the pointer is already, after that page has fetched all that it fetches while idle, until the frame is painted that shows the new heading; with the processor slowed down four times, the median of seven.',
    measure: measureNextPage,
  },
];

const IDLE_MS = 5000;

/** Bytes that a page transfers to a browser with an empty cache, headers included. Counted as in the budget tests. */
async function measureBytes(site: string, path: string): Promise<Figures> {
  const browser = await chromium.launch(launchOptions());
  try {
    const transfers = await measureLoad(await browser.newPage({ baseURL: site }), path, IDLE_MS);
    return { beforeLoad: sum(transfers.filter(({ beforeLoad }) => beforeLoad)), afterIdle: sum(transfers) };
  } finally {
    await browser.close();
  }
}
