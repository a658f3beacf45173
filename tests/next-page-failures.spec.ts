import type { Page } from '@playwright/test';
import { PAGE_TIMEOUT_MS } from '../src/runtime/pageChange';
import { addressState, openDemo, optionSwitch, plain, result, rules, valueInput } from './support/demo';
import { banner, blockStorage, documentLoads, FAULTS, follow, type Fault } from './support/faults';
import { heading, hydrated, open } from './support/page';
import { expect, needsBuild, ownContexts, test } from './support/test';

needsBuild('the development server loads pages in another way');
ownContexts();

test.describe('the files of the next page', () => {
  const TARGET = '/markdown-page?a=b#privacy';
  const FILES = {
    'page-data': /\/page-data\/markdown-page\/page-data\.json/,
    chunk: /\/component---src-templates-page-tsx-[^/]*\.js/,
    css: /\/component---src-templates-page-tsx\.[^/]*\.css/,
    'app-data': /\/page-data\/app-data\.json/,
  };
  type File = keyof typeof FILES;

  /** Lets requests for the page's data fail until a document loads: a prefetch may ask, too, so their number is not known. */
  const failUntilLoad = (page: Page, loads: readonly string[], fault: Fault) =>
    page.route(FILES['page-data'], (route) => (loads.length > 0 ? route.continue() : FAULTS[fault](route)));

  /** Files that elements load, and faults that these report by the same event as a 404. */
  const OF_ELEMENTS: readonly File[] = ['chunk', 'css'];
  const LIKE_404: readonly Fault[] = ['answers 500', 'is cut off'];

  const CASES: [File, Fault][] = (Object.keys(FILES) as File[]).flatMap((file) =>
    (Object.keys(FAULTS) as Fault[])
      .filter((fault) => !OF_ELEMENTS.includes(file) || !LIKE_404.includes(fault))
      .map((fault): [File, Fault] => [file, fault]),
  );
  for (const [file, fault] of CASES) {
    test(`${file} ${fault}: loads at its address`, { tag: ['@route-failure', '@chunk-failure'] }, async ({ page }) => {
      if (fault === 'never comes') await page.clock.install();
      await open(page, '/docs/intro');
      const loads = documentLoads(page);
      await page.route(FILES[file], FAULTS[fault]);
      await follow(page, TARGET);
      if (fault === 'never comes') {
        await page.clock.runFor(PAGE_TIMEOUT_MS - 1000);
        expect(loads).toEqual([]);
        await expect(heading(page)).toHaveText('Getting started');
        await page.clock.runFor(2000);
      }
      await page.waitForURL(TARGET, { waitUntil: 'commit' });
      await expect(heading(page)).toHaveText('About this site');
      expect(loads).toHaveLength(1);

      // The HTML of a page includes the page's data, so only a missing chunk breaks it.
      if (file === 'chunk' && fault !== 'never comes') {
        await expect(banner(page)).toContainText('Some of its files did not load.');
        await page.unroute(FILES[file]);
        await banner(page).getByRole('button', { name: 'Retry' }).click();
        await hydrated(page);
        await expect(banner(page)).toHaveCount(0);
        await expect(page).toHaveURL(TARGET);
        expect(loads).toHaveLength(2);
      }
    });
  }

  test('fail once: loads the page at its address, which works in full', async ({ page }) => {
    await open(page, '/docs/intro');
    const loads = documentLoads(page);
    await failUntilLoad(page, loads, 'is cut off');
    await follow(page, TARGET);
    await page.waitForURL(TARGET);
    await hydrated(page);
    await expect(banner(page)).toHaveCount(0);
    expect(loads).toHaveLength(1);
  });

  test('fail where storage is blocked: does not reload in a loop', async ({ page }) => {
    await blockStorage(page);
    await open(page, '/docs/intro');
    const loads = documentLoads(page);
    await page.route(FILES.chunk, FAULTS['answers 404']);
    await follow(page, TARGET);
    await expect(banner(page)).toBeVisible();
    await expect(page).toHaveURL(TARGET);
    expect(loads).toHaveLength(1);
  });

  test('fail on the way back: keeps search and hash', async ({ page }) => {
    await open(page, TARGET);
    await follow(page, '/docs/intro');
    await expect(heading(page)).toHaveText('Getting started');
    await page.reload();
    await hydrated(page);
    const loads = documentLoads(page);
    await failUntilLoad(page, loads, 'answers 500');
    await page.goBack();
    await hydrated(page);
    await expect(heading(page)).toHaveText('About this site');
    await expect(page).toHaveURL(TARGET);
    expect(loads).toHaveLength(1);
    await page.goForward();
    await expect(heading(page)).toHaveText('Getting started');
  });
});

test.describe('a redeploy between load and navigation', () => {
  test('needs one load, and the next page is of the new build', async ({ page }) => {
    await open(page, '/docs/intro');
    const loads = documentLoads(page);
    const appData = /\/page-data\/app-data\.json/;
    await page.route(appData, (route) => route.fulfill({ json: { webpackCompilationHash: 'another' } }), { times: 1 });
    await follow(page, '/demo/bootstrap?a=b#showNotToggle=true');
    await page.waitForURL('**/demo/bootstrap?a=b#showNotToggle=true');
    await hydrated(page);
    expect(loads).toHaveLength(1);
    await expect(optionSwitch(page, 'showNotToggle')).toBeChecked();
  });

  for (const blocked of [false, true]) {
    test(`needs one load even if the page itself is an old one, storage blocked: ${blocked}`, async ({ page }) => {
      if (blocked) await blockStorage(page);
      await open(page, '/docs/intro');
      const loads = documentLoads(page);
      await page.route(/app-data\.json/, (route) => route.fulfill({ json: { webpackCompilationHash: 'another' } }));
      await follow(page, '/docs/umd?a=b#top');
      await page.waitForURL('**/docs/umd?a=b#top');
      await hydrated(page);
      await expect(heading(page)).toHaveText('UMD build');
      expect(loads).toHaveLength(1);
    });
  }
});

test('a redeploy while a demo is used keeps the changed query', async ({ page }) => {
  await openDemo(page, plain);
  await valueInput(rules(page).first()).fill('Ella');
  await expect.poll(async () => (await addressState(page)).query?.rules[0]).toMatchObject({ value: 'Ella' });
  const loads = documentLoads(page);
  await page.route(/app-data\.json/, (route) => route.fulfill({ json: { webpackCompilationHash: 'another' } }));
  await page.getByRole('navigation', { name: 'Demos' }).getByRole('link', { name: 'Bulma' }).click();
  await expect(heading(page)).toHaveText('Bulma demo');
  await hydrated(page);
  await expect(result(page)).toContainText("firstName like 'Ella%'");
  expect(loads).toHaveLength(1);
});

test('an unhandled failure of a part does not reload the page', async ({ page }) => {
  await open(page, '/docs/intro');
  const loads = documentLoads(page);
  await page.evaluate(() => {
    const error = Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' });
    void Promise.reject(error);
  });
  await follow(page, '/docs/umd');
  await expect(heading(page)).toHaveText('UMD build');
  expect(loads).toEqual([]);
});
