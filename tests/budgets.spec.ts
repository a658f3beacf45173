import { expect, test } from '@playwright/test';
import budgets from './budgets.json' with { type: 'json' };
import { adapterBytes } from './support/adapterBytes';
import { DEMOS } from './support/demo';
import { measureLoad, sum, type Transfer } from './support/measureLoad';
import { ROUTES } from './support/routes';

/** One after the other: while one waits, tests of other files run. */
test.describe.configure({ mode: 'default' });

const IDLE = 5000;
const kilobytes = (bytes: number) => bytes / 1000;

/** The scripts that every page needs for React to run it: the others belong to parts of some pages. */
const isOfSite = ({ url }: Transfer) => /^\/(?:app|framework|webpack-runtime)-/.test(new URL(url).pathname);

for (const [path, budget] of Object.entries(budgets.pages)) {
  test(`${path} stays within its budget`, async ({ page }) => {
    const transfers = await measureLoad(page, path, IDLE);
    const siteScripts = transfers.filter(isOfSite);
    const measured = {
      beforeLoad: kilobytes(sum(transfers.filter(({ beforeLoad }) => beforeLoad))),
      siteScripts: kilobytes(sum(siteScripts)),
      afterFiveIdleSeconds: kilobytes(sum(transfers)),
    };
    console.log(path, measured);
    // What came to nothing was not measured.
    expect(siteScripts).toHaveLength(3);
    expect(measured.beforeLoad).toBeLessThanOrEqual(budget.beforeLoad);
    expect(measured.siteScripts).toBeLessThanOrEqual(budget.siteScripts);
    expect(measured.afterFiveIdleSeconds).toBeLessThanOrEqual(budget.afterFiveIdleSeconds);
  });
}

for (const { name, path } of DEMOS.filter(({ name }) => name !== 'default')) {
  test(`${path} weighs little more than the library that it shows`, async ({ page }) => {
    const total = kilobytes(sum(await measureLoad(page, path, IDLE)));
    const adapter = kilobytes(await adapterBytes(name));
    console.log(path, { total, adapter, over: total - adapter });
    expect(adapter).toBeGreaterThan(60);
    expect(total - adapter).toBeLessThanOrEqual(budgets.overLibrary.afterFiveIdleSeconds);
  });
}

for (const path of ['/', '/docs/intro', '/docs/api/valueeditor', '/docs/next/components/querybuilder', '/demo/antd']) {
  test(`no script delays ${path}`, async ({ page }) => {
    const transfers = await measureLoad(page, path, 500);
    const early = transfers.filter(({ beforeLoad, isScript }) => beforeLoad && isScript);
    expect(early.map(({ url }) => url)).toEqual([]);
  });
}

test('no page carries the map of all chunks, or the style sheet of another template', async ({ request }) => {
  const sheets = new Map<string, Set<string>>();
  for (const { path, template } of ROUTES) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toContain('___chunkMapping');
    const inlined = [...html.matchAll(/<style[^>]*data-href="([^"]+)"/g)].map(([, href = '']) => href);
    const own = inlined.filter((href) => !/\/(?:app|commons)\./.test(href));
    for (const href of own) sheets.set(href, (sheets.get(href) ?? new Set()).add(template));
  }
  expect(sheets.size).toBeGreaterThan(3);
  for (const [href, templates] of sheets) expect([...templates], href).toHaveLength(1);
});
