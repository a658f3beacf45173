import { createServer } from 'node:http';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type * as Pagefind from 'pagefind';
import sirv from 'sirv';
import { launchOptions } from '../../scripts/shared/launchOptions';
import { listen } from '../../scripts/shared/listen';

interface Found {
  url: string;
  sub_results: { url: string; weighted_locations: { balanced_score: number }[] }[];
}

/** Sub-results that Pagefind's interface shows per page. */
const SUB_RESULTS = 3;

/**
 * Runs queries through Pagefind in a browser. A position of its results is a page with its sub-results: any of them
 * counts as found there.
 *
 * @param pages paths of each version's pages
 * @returns addresses at each position, per query
 */
export async function askPagefind(
  pages: ReadonlyMap<string, readonly string[]>,
  asked: readonly { query: string; version: string }[],
  lookedAt: number,
): Promise<string[][][]> {
  const folder = mkdtempSync(join(tmpdir(), 'pagefind-'));
  try {
    // The package is ESM only.
    const { createIndex, close } = await import('pagefind');
    for (const [version, paths] of pages) await indexPages(createIndex, paths, join(folder, version));
    await close();
    return await askInBrowser(folder, asked, lookedAt);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function indexPages(createIndex: typeof Pagefind.createIndex, paths: readonly string[], outputPath: string) {
  // Exclude navigation from the index.
  const { index, errors } = await createIndex({ rootSelector: 'main' });
  if (!index) throw new Error(errors.join('\n'));
  for (const path of paths) {
    const content = readFileSync(join('public', path, 'index.html'), 'utf8');
    await index.addHTMLFile({ url: path, content });
  }
  await index.writeFiles({ outputPath });
}

async function askInBrowser(
  folder: string,
  asked: readonly { query: string; version: string }[],
  lookedAt: number,
): Promise<string[][][]> {
  const files = sirv(folder, { dev: true });
  const server = createServer((request, response) =>
    files(request, response, () => {
      response.setHeader('Content-Type', 'text/html');
      response.end('<!doctype html><title>Pagefind</title>');
    }),
  );
  const { origin } = await listen(server);
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage();
    await page.goto(`${origin}/`);
    const lists: string[][][] = [];
    for (const { query, version } of asked) {
      const found = await page.evaluate(
        async ({ query, version, lookedAt }) => {
          const script = `/${version}/pagefind.js`;
          const { search } = (await import(script)) as {
            search(query: string): Promise<{ results: { data(): Promise<Found> }[] }>;
          };
          const { results } = await search(query);
          return Promise.all(results.slice(0, lookedAt).map((result) => result.data()));
        },
        { query, version, lookedAt },
      );
      lists.push(found.map(placesOf));
    }
    return lists;
  } finally {
    await browser.close();
    server.close();
  }
}

function placesOf({ url, sub_results }: Found): string[] {
  const scoreOf = ({ weighted_locations }: Found['sub_results'][number]) =>
    weighted_locations.reduce((sum, { balanced_score }) => sum + balanced_score, 0);
  const best = [...sub_results].sort((a, b) => scoreOf(b) - scoreOf(a)).slice(0, SUB_RESULTS);
  return [url, ...best.map((it) => it.url)].map((it) => it.replace(/\/(?=$|#)/, '') || '/');
}
