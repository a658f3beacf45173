import { expect, test, type Page } from '@playwright/test';
import { PAGE_PATIENCE } from '../src/runtime/delays';
import { violationsOn } from './support/axe';
import { optionSwitch } from './support/demo';
import { blockStorage, changeData, documentLoads, FAULTS, follow, type Fault } from './support/faults';
import { hydrated, open } from './support/page';

const banner = (page: Page) => page.getByRole('alert').filter({ hasText: 'This site did not load properly.' });
const heading = (page: Page) => page.locator('h1');

test.describe('a page that crashes', () => {
  const CRASHED = '/docs/typescript';

  test.beforeEach(async ({ page }) => {
    await changeData(page, CRASHED, ({ result }) => {
      result.data.doc!.document = {};
    });
    await open(page, '/docs/intro');
    await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'TypeScript' }).click();
    await expect(heading(page)).toHaveText('This page crashed.');
  });

  test('shows the message and "Try again", which clears the error', async ({ page }) => {
    const screen = page.getByRole('alert').filter({ hasText: 'This page crashed.' });
    await expect(screen.locator('p')).toHaveText(/slice is not a function/);
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText('This page crashed.');
    // What made it crash is mended.
    await page.evaluate(() => {
      const methods = { slice: () => ['It works again.'], map: () => 'It works again.' };
      for (const [name, value] of Object.entries(methods))
        Object.defineProperty(Object.prototype, name, { value, configurable: true });
    });
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText('TypeScript reference');
  });

  test('leaves the rest of the site at work, and is gone when one leaves it', async ({ page }) => {
    await page.getByRole('button', { name: /Switch between/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'UMD build' }).click();
    await expect(heading(page)).toHaveText('UMD build');
    await page.goBack();
    await expect(heading(page)).toHaveText('This page crashed.');
  });
});

test.describe('the files of the next page', () => {
  const TARGET = '/markdown-page?a=b#privacy';
  const FILES = {
    'page-data': /\/page-data\/markdown-page\/page-data\.json/,
    chunk: /\/component---src-templates-page-tsx-[^/]*\.js/,
    css: /\/component---src-templates-page-tsx\.[^/]*\.css/,
    'app-data': /\/page-data\/app-data\.json/,
  };
  type File = keyof typeof FILES;

  const CASES: [File, Fault][] = (Object.keys(FILES) as File[]).flatMap((file) =>
    (Object.keys(FAULTS) as Fault[]).map((fault): [File, Fault] => [file, fault]),
  );
  for (const [file, fault] of CASES) {
    test(`${file} ${fault}: it is loaded at its own address, once`, async ({ page }) => {
      if (fault === 'never comes') await page.clock.install();
      await open(page, '/docs/intro');
      const loads = documentLoads(page);
      await page.route(FILES[file], FAULTS[fault]);
      await follow(page, TARGET);
      if (fault === 'never comes') {
        await page.clock.runFor(PAGE_PATIENCE - 1000);
        expect(loads).toEqual([]);
        await expect(heading(page)).toHaveText('Getting started');
        await page.clock.runFor(2000);
      }
      await expect(page).toHaveURL(TARGET);
      await expect(heading(page)).toHaveText('About this site');
      expect(loads).toHaveLength(1);

      const isNeeded = file === 'page-data' || file === 'chunk';
      if (isNeeded && fault !== 'never comes') {
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

  test('fail once: the page at its own address works in full', async ({ page }) => {
    await open(page, '/docs/intro');
    const loads = documentLoads(page);
    await page.route(FILES['page-data'], FAULTS['is cut off'], { times: 4 });
    await follow(page, TARGET);
    await page.waitForURL(TARGET);
    await hydrated(page);
    await expect(banner(page)).toHaveCount(0);
    expect(loads).toHaveLength(1);
  });

  test('fail where storage is blocked: no loop either', async ({ page }) => {
    await blockStorage(page);
    await open(page, '/docs/intro');
    const loads = documentLoads(page);
    await page.route(FILES.chunk, FAULTS['answers 404']);
    await follow(page, TARGET);
    await expect(banner(page)).toBeVisible();
    await expect(page).toHaveURL(TARGET);
    expect(loads).toHaveLength(1);
  });

  test('fail on the way back: search and hash are kept', async ({ page }) => {
    await open(page, TARGET);
    await follow(page, '/docs/intro');
    await expect(heading(page)).toHaveText('Getting started');
    await page.reload();
    await hydrated(page);
    const loads = documentLoads(page);
    await page.route(FILES['page-data'], FAULTS['answers 500'], { times: 1 });
    await page.goBack();
    await hydrated(page);
    await expect(heading(page)).toHaveText('About this site');
    await expect(page).toHaveURL(TARGET);
    expect(loads.length).toBeLessThanOrEqual(1);
    await page.goForward();
    await expect(heading(page)).toHaveText('Getting started');
  });
});

test.describe('a redeploy between load and navigation', () => {
  test('costs one load, and the next page is of the new build', async ({ page }) => {
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
    test(`costs one load even where the page itself is an old one, storage blocked: ${blocked}`, async ({ page }) => {
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

test.describe('when React cannot start', () => {
  const FILES = {
    app: /\/app-[^/]*\.js/,
    framework: /\/framework-[^/]*\.js/,
    'webpack-runtime': /\/webpack-runtime-[^/]*\.js/,
    'page-data': /\/page-data\/docs\/intro\/page-data\.json/,
    'static query': /\/page-data\/sq\/d\//,
  };
  for (const [name, file] of Object.entries(FILES)) {
    for (const fault of ['answers 404', 'is HTML', 'is cut off'] as const) {
      test(`${name} ${fault}: the page reads, says so, and can be tried again`, async ({ page }) => {
        const loads = documentLoads(page);
        await page.route(file, FAULTS[fault]);
        await page.goto('/docs/intro?a=b#basics');
        await expect(banner(page)).toContainText('You can read this page; what needs scripts does not work.');
        await expect(heading(page)).toHaveText('Getting started');
        await expect(page.getByRole('contentinfo')).toBeVisible();
        expect(await page.locator('article').innerText()).toContain('npm install react-querybuilder@5');
        expect(loads).toHaveLength(1);
        await page.unroute(file);
        await banner(page).getByRole('button', { name: 'Retry' }).click();
        await hydrated(page);
        await expect(page).toHaveURL('/docs/intro?a=b#basics');
        await expect(banner(page)).toHaveCount(0);
      });
    }
  }

  test('app-data does not load: the page works', async ({ page }) => {
    await page.route(/app-data\.json/, FAULTS['answers 404']);
    await open(page, '/docs/intro');
    await expect(banner(page)).toHaveCount(0);
  });

  test('back and forward lead to their pages, before it has started and when it fails', async ({ page }) => {
    await open(page, '/docs/umd');
    await follow(page, '/docs/intro');
    await expect(heading(page)).toHaveText('Getting started');
    await page.route(FILES.app, FAULTS['answers 404']);
    await page.reload();
    await page.goBack();
    await expect(heading(page)).toHaveText('UMD build');
    await expect(page).toHaveURL('/docs/umd');
    await page.goForward();
    await expect(heading(page)).toHaveText('Getting started');
  });

  test('links of the page still lead on, and its contents to its headings', async ({ page }) => {
    await page.route(FILES['page-data'], FAULTS['answers 500']);
    const loads = documentLoads(page);
    await page.goto('/docs/intro');
    await expect(banner(page)).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('link', { name: 'Direct link to Basics' }).click({ force: true });
    await expect(page).toHaveURL(/#/);
    await page.goBack();
    expect(loads).toHaveLength(1);
    await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'TypeScript' }).click();
    await expect(heading(page)).toHaveText('TypeScript reference');
  });
});

test('a part that fails without anyone caring does not load the page again', async ({ page }) => {
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

test.describe('offline', () => {
  const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline.' });

  test('says so, keeps the page, and goes on by itself when there is a connection', async ({ page, context }) => {
    await open(page, '/docs/intro');
    const loads = documentLoads(page);
    await context.setOffline(true);
    await expect(notice(page)).toContainText('What this page has loaded still works.');
    expect(await violationsOn(page)).toEqual([]);
    await follow(page, '/docs/api/export?a=b#usage');
    await expect(notice(page)).toContainText('The next page opens when you are connected again.');
    await expect(heading(page)).toHaveText('Getting started');
    await page.getByRole('button', { name: /Switch between/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await context.setOffline(false);
    await expect(heading(page)).toHaveText('Export');
    await expect(page).toHaveURL('/docs/api/export?a=b#usage');
    await expect(notice(page)).toHaveCount(0);
    expect(loads).toEqual([]);
  });

  test('comes on the way to a page: the page at hand stays, and the next comes later', async ({ page, context }) => {
    await open(page, '/docs/intro');
    await page.route(/page-data\/docs\/umd\//, async (route) => {
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    await follow(page, '/docs/umd');
    await expect(notice(page)).toContainText('The next page opens');
    await expect(heading(page)).toHaveText('Getting started');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
    await expect(heading(page)).toHaveText('UMD build');
    await hydrated(page);
  });
});
