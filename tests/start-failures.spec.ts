import { violationsOn } from './support/axe';
import { banner, documentLoads, FAULTS, follow } from './support/faults';
import { heading, hydrated, open, sidebarLink } from './support/page';
import { expect, needsBuild, test } from './support/test';

needsBuild('a build alone has the files that fail here');

test.describe('when React cannot start', () => {
  const FILES = {
    app: /\/app-[^/]*\.js/,
    framework: /\/framework-[^/]*\.js/,
    'webpack-runtime': /\/webpack-runtime-[^/]*\.js/,
    'static query': /\/page-data\/sq\/d\//,
  };
  const FAULTS_OF_SCRIPT = ['answers 404', 'is HTML'] as const;
  const FAULTS_OF_FETCH = [...FAULTS_OF_SCRIPT, 'is cut off'] as const;
  for (const [name, file] of Object.entries(FILES)) {
    // A script that does not come has the same event for every reason.
    for (const fault of name === 'static query' ? FAULTS_OF_FETCH : FAULTS_OF_SCRIPT) {
      test(`${name} ${fault}: the page can be read, reports it, and can be retried`, async ({ page }) => {
        const loads = documentLoads(page);
        await page.route(file, FAULTS[fault]);
        await page.goto('/docs/intro?a=b#basics');
        await expect(banner(page)).toContainText('You can read this page without the parts that need scripts.');
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

  for (const file of ['app-data', 'page-data']) {
    test(`${file} does not load: the page works`, async ({ page }) => {
      await page.route(new RegExp(`/${file}\\.json`), FAULTS['answers 404']);
      await open(page, '/docs/intro');
      await expect(banner(page)).toHaveCount(0);
    });
  }

  test('back and forward open their pages, before it starts and after it fails', async ({ page }) => {
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

  test('links of the page work, and its contents jump to its headings', async ({ page }) => {
    await page.route(FILES.app, FAULTS['answers 500']);
    const loads = documentLoads(page);
    await page.goto('/docs/intro');
    await expect(banner(page)).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    await page.locator('#basics > a').click();
    await expect(page).toHaveURL(/#/);
    await page.goBack();
    expect(loads).toHaveLength(1);
    await sidebarLink(page, 'TypeScript').click();
    await expect(heading(page)).toHaveText('TypeScript reference');
  });
});
