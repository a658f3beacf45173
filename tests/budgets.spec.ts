import { readFileSync } from 'node:fs';
import type { Browser, Request } from '@playwright/test';
import { createSiteServer } from '../scripts/serve/createSiteServer';
import { eachAtOnce } from '../scripts/shared/eachAtOnce';
import budgets from './budgets.json' with { type: 'json' };
import { DEMOS } from './support/demo';
import { open, wakePart } from './support/page';
import { section } from './support/playground';
import { measureLoad, sum, type Transfer } from './support/measureLoad';
import { PROJECT } from './support/project';
import { blockRedirectAway, htmlOf, LASTING_PAGES, ROUTES } from './support/routes';
import { serveForTests } from './support/serve';
import { expect, needsBuild, test as base } from './support/test';

needsBuild('it weighs the files of a build');

/** In sequence: what the server has compressed for a test is there for the next. */
base.describe.configure({ mode: 'default' });

/** Compresses as hosts do; the server of other tests is quick. */
const thorough = PROJECT === 'site' ? serveForTests(() => createSiteServer('public')) : undefined;

const test = base.extend({ baseURL: ({ baseURL }, use) => use(thorough?.() ?? baseURL) });

const IDLE = 5000;

/** Concurrent measurements: each mostly waits for the clock, but many would delay each other's files. */
const AT_ONCE = 7;

const kilobytes = (bytes: number) => bytes / 1000;

/** Scripts that every page needs to hydrate. */
const isOfSite = ({ url }: Transfer) => /^\/(?:app|framework|webpack-runtime)-/.test(new URL(url).pathname);

const routeOf = (path: string) => LASTING_PAGES.find((route) => route.path === path)!;

/** Measures pages, each with an empty cache. Returns transfers by path. */
async function measure(
  browser: Browser,
  baseURL: string | undefined,
  paths: readonly string[],
): Promise<Map<string, Transfer[]>> {
  const measured = new Map<string, Transfer[]>();
  await eachAtOnce(paths.values(), AT_ONCE, async (path) => {
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    await blockRedirectAway(page, routeOf(path));
    measured.set(path, await measureLoad(page, path, IDLE));
    await context.close();
  });
  return measured;
}

/** Sizes in kB. */
const sizesOf = (transfers: readonly Transfer[]) => ({
  beforeLoad: kilobytes(sum(transfers.filter(({ beforeLoad }) => beforeLoad))),
  siteScripts: kilobytes(sum(transfers.filter(isOfSite))),
  afterFiveIdleSeconds: kilobytes(sum(transfers)),
});

/** URLs of scripts that block the load event. */
const earlyScripts = (transfers: readonly Transfer[]) =>
  transfers.filter(({ beforeLoad, isScript }) => beforeLoad && isScript).map(({ url }) => url);

/** Bytes of a demo's adapter, as the build has measured and the page shows them. */
function adapterBytes(path: string): number {
  const { result } = JSON.parse(readFileSync(`public/page-data${path}/page-data.json`, 'utf8')) as {
    result: { data: { library: { facts: { bytes: number } } } };
  };
  return result.data.library.facts.bytes;
}

const LIBRARY_DEMOS = DEMOS.filter(({ name }) => name !== 'default');

test('every kind of page has a budget', () => {
  const kinds = new Set(LASTING_PAGES.map(({ template }) => template));
  expect(new Set(Object.keys(budgets.pages).map((path) => routeOf(path).template))).toEqual(kinds);
});

test('pages stay within their budgets, and no script delays them', async ({ browser, baseURL }) => {
  const measured = await measure(browser, baseURL, Object.keys(budgets.pages));
  for (const [path, budget] of Object.entries(budgets.pages)) {
    const transfers = measured.get(path) ?? [];
    const sizes = sizesOf(transfers);
    console.log(path, sizes);
    // Guard against an empty measurement.
    expect.soft(transfers.filter(isOfSite), path).toHaveLength(3);
    for (const [name, most] of Object.entries(budget))
      expect.soft(sizes[name as keyof typeof sizes], `${path} ${name}`).toBeLessThanOrEqual(most);
    expect.soft(earlyScripts(transfers), path).toEqual([]);
  }
});

test('a demo weighs little more than its library, and no script delays it', async ({ browser, baseURL }) => {
  const { beforeLoad, afterFiveIdleSeconds } = budgets.libraryDemos;
  const paths = LIBRARY_DEMOS.map(({ path }) => path);
  const measured = await measure(browser, baseURL, paths);
  for (const { path } of LIBRARY_DEMOS) {
    const transfers = measured.get(path) ?? [];
    const sizes = sizesOf(transfers);
    const adapter = kilobytes(adapterBytes(path));
    console.log(path, { ...sizes, adapter });
    expect.soft(adapter, path).toBeGreaterThan(60);
    expect.soft(sizes.beforeLoad, path).toBeLessThanOrEqual(beforeLoad);
    expect.soft(earlyScripts(transfers), path).toEqual([]);
    expect.soft(sizes.afterFiveIdleSeconds - adapter, path).toBeLessThanOrEqual(afterFiveIdleSeconds.overAdapter);
  }
});

test('the editor of an example stays within its budget', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await open(page, '/docs/intro');
  const example = section(page, 'Two fields');
  await wakePart(example);
  const requests = new Map<string, Request>();
  // Frames load the same files, from the cache after the first time.
  page.on('requestfinished', (request) => {
    if (!requests.has(request.url())) requests.set(request.url(), request);
  });
  await example.getByRole('button', { name: 'Edit Two fields' }).click();
  await expect(page.locator('[data-rqb-version]')).toBeVisible();
  const sizes = await Promise.all([...requests.values()].map((request) => request.sizes()));
  await context.close();
  const total = kilobytes(sizes.reduce((all, it) => all + it.responseHeadersSize + it.responseBodySize, 0));
  console.log('editor', total);
  // Guards against an empty measurement.
  expect([...requests.keys()].some((url) => /\/playground\/react-\w+\.js$/.test(url))).toBe(true);
  expect(total).toBeLessThanOrEqual(budgets.editor.afterEdit);
});

test('no page carries the map of all chunks, or the style sheet of another template', { tag: '@lazy-chunks' }, () => {
  const sheets = new Map<string, Set<string>>();
  for (const route of ROUTES) {
    const html = htmlOf(route);
    expect(html, route.path).not.toContain('___chunkMapping');
    const inlined = [...html.matchAll(/<style[^>]*data-href="([^"]+)"/g)].map(([, href = '']) => href);
    const own = inlined.filter((href) => !/\/(?:app|commons)\./.test(href));
    for (const href of own) sheets.set(href, (sheets.get(href) ?? new Set()).add(route.template));
  }
  expect(sheets.size).toBeGreaterThan(3);
  for (const [href, templates] of sheets) expect([...templates], href).toHaveLength(1);
});
