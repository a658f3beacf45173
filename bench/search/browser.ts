import { rmSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { createSiteServer } from '../../scripts/serve/createSiteServer';
import { launchOptions } from '../../scripts/shared/launchOptions';
import { listen } from '../../scripts/shared/listen';
import { median } from '../median';
import { makePagefindSite } from './pagefindSite';
import { startSlowNetwork, type Network } from './slowNetwork';
import { typeQueries, type Searched, type Typed } from './typing';

const RUNS = 7;

interface Profile {
  name: string;
  network: Network;
  /** Slowdown of the page only: Chromium does not throttle workers. */
  cpuSlowdown: number;
}

const PROFILES: readonly Profile[] = [
  { name: 'plain', network: { roundTrip: 0, bandwidth: Infinity }, cpuSlowdown: 1 },
  { name: 'slow', network: { roundTrip: 150, bandwidth: 200_000 }, cpuSlowdown: 4 },
];

const OWN: Searched = { path: '/docs/intro', marks: '.DocSearch-Hit mark' };
const PAGEFIND: Searched = { path: '/', marks: '.pagefind-ui__result mark' };

/** Measures search latency and download size in a browser, for the built site and for Pagefind's default interface. */
export async function measureInBrowser(folder: string, paths: readonly string[]): Promise<void> {
  await measureSite('this site', folder, OWN);
  const pagefindFolder = await makePagefindSite(paths);
  try {
    await measureSite("Pagefind's default interface", pagefindFolder, PAGEFIND);
  } finally {
    rmSync(pagefindFolder, { recursive: true, force: true });
  }
}

async function measureSite(name: string, folder: string, searched: Searched): Promise<void> {
  const server = createSiteServer(folder);
  const { port } = await listen(server);
  const browser = await chromium.launch(launchOptions());
  try {
    for (const profile of PROFILES) {
      const network = await startSlowNetwork(port, profile.network);
      const runs: Typed[] = [];
      while (runs.length < RUNS) runs.push(await typeQueries(browser, searched, network, profile.cpuSlowdown));
      network.close();
      const times = (part: 'warm' | 'cold') =>
        (['inDocument', 'painted'] as const)
          .map((at) => median(runs.map((run) => run[part][at])).toFixed(0))
          .join(' / ');
      const bytes = median(runs.map((run) => run.bytes));
      console.log(
        `${name}, ${profile.name}: last key to first result in the document / painted ${times('warm')} ms, ` +
          `cold ${times('cold')} ms; cold from opening ${(bytes / 1000).toFixed(1)} kB`,
      );
    }
  } finally {
    await browser.close();
    server.close();
  }
}
