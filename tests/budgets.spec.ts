import { expect, test } from '@playwright/test';
import budgets from './budgets.json' with { type: 'json' };
import { measureLoad, sum } from './support/measureLoad';
import { ROUTES } from './support/routes';

const IDLE = 5000;
const kilobytes = (bytes: number) => bytes / 1000;

for (const [path, budget] of Object.entries(budgets.pages)) {
  test(`${path} stays within its budget`, async ({ page }) => {
    const transfers = await measureLoad(page, path, IDLE);
    const before = transfers.filter(({ beforeLoad }) => beforeLoad);
    const scripts = before.filter(({ isScript }) => isScript);
    const measured = {
      beforeLoad: kilobytes(sum(before)),
      scriptsBeforeLoad: kilobytes(sum(scripts)),
      afterFiveIdleSeconds: kilobytes(sum(transfers)),
    };
    console.log(path, measured);
    // What came to nothing was not measured.
    expect(scripts.length).toBeGreaterThanOrEqual(3);
    expect(measured.beforeLoad).toBeLessThanOrEqual(budget.beforeLoad);
    expect(measured.scriptsBeforeLoad).toBeLessThanOrEqual(budget.scriptsBeforeLoad);
    expect(measured.afterFiveIdleSeconds).toBeLessThanOrEqual(budget.afterFiveIdleSeconds);
  });
}

for (const path of ['/', '/docs/intro', '/docs/api/valueeditor', '/docs/next/components/querybuilder', '/demo/antd']) {
  test(`no live part of ${path} asks for anything before the load event`, async ({ page }) => {
    const transfers = await measureLoad(page, path, 500);
    const early = transfers
      .filter(({ beforeLoad, isScript }) => beforeLoad && isScript)
      .map(({ url }) => new URL(url).pathname);
    expect(early.map((file) => file.replace(/-[0-9a-f]+\.js$/, '')).sort()).toEqual([
      '/app',
      '/framework',
      '/webpack-runtime',
    ]);
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
