import type { Page } from '@playwright/test';
import { overflowOf, watch } from './support/page';
import { expectEasyReading, expectLittleWideCode, type Reading } from './support/reading';
import {
  blockRedirectAway,
  groupOf,
  GROUPS,
  htmlOf,
  isExpectedIncident,
  isRoot,
  LASTING_PAGES,
  statusOf,
} from './support/routes';
import { expect, needsBuild, test } from './support/test';

needsBuild('a development page has no text without scripts');

test.use({ javaScriptEnabled: false });

/** Rows of the specification that tests of single groups cover. */
const ROWS: Record<string, string> = {
  'pages of version 5': '@pages-of-5',
  'pages of version 4': '@pages-of-4',
  'pages of version next': '@pages-of-next',
};

for (const group of GROUPS) {
  const title = `${group}: pages show in full and do not scroll sideways, and their texts are easy to read`;
  test(title, { tag: ROWS[group] ?? [] }, async ({ page }) => {
    const incidents = watch(page, () => false);
    const pages = LASTING_PAGES.filter((route) => groupOf(route) === group);
    expect(pages.length).toBeGreaterThan(0);
    // A version's root has the text of its first page.
    const texts = pages.filter(({ template, path }) => template === 'doc' && !isRoot(path));
    const readings: Reading[] = [];
    for (const route of pages) {
      const { path, heading, template } = route;
      await blockRedirectAway(page, route);
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(statusOf(route));
      await expect(page.locator('h1'), path).toHaveText([heading]);
      await expect(page.getByRole('navigation', { name: 'Main', exact: true }), path).toBeVisible();
      expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(heading.length + 20);
      if (template === 'doc') await expectFullText(page, path);
      // The widest is last, for the sidebar of the next page.
      for (const width of [320, 360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await overflowOf(page), `${path}, ${width} px`).toBeLessThanOrEqual(0);
      }
      if (texts.includes(route)) readings.push(await expectEasyReading(page, path));
      const wrong = incidents.list.splice(0).filter((incident) => !isExpectedIncident(route, incident));
      expect(wrong, path).toEqual([]);
    }
    if (texts.length === 0) return;
    const examples = texts.flatMap((route) => htmlOf(route).match(/ data-example="/g) ?? []);
    expectLittleWideCode(readings, examples.length);
  });
}

/** Expects that a documentation page shows its text, sidebar position, headings and examples. */
async function expectFullText(page: Page, path: string): Promise<void> {
  expect((await page.locator('article').innerText()).length, path).toBeGreaterThan(400);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  // A version with a single page has no column for it.
  if ((await sidebar.getByRole('link', { includeHidden: true }).count()) > 1)
    await expect(sidebar.locator('[aria-current=page]'), path).toBeVisible();
  const hidden = await page
    .locator('nav[aria-label="On this page"] a')
    .evaluateAll((links) =>
      links
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => !document.getElementById(href.slice(1))?.checkVisibility()),
    );
  expect(hidden, path).toEqual([]);
  for (const example of await page.locator('[data-example]').all())
    await expect(example.locator('.queryBuilder').first(), path).toBeVisible();
}

test('categories, menus, versions and tabs open', async ({ page }) => {
  await page.goto('/docs/intro');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByLabel("Toggle the collapsible sidebar category 'API'").click();
  await expect(sidebar.getByRole('link', { name: 'Export' })).toBeHidden();

  await page.locator('header summary').click();
  await expect(page.locator('header').getByRole('link', { name: 'v4.x' })).toBeVisible();
  await page.locator('header summary').click();

  await page.getByText('yarn', { exact: true }).first().click();
  await expect(page.locator('pre:visible').first()).toHaveText('yarn add react-querybuilder@5');

  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(sidebar.getByRole('link', { name: 'Getting started' })).toBeVisible();
  await page.getByRole('button', { name: '← Back to main menu' }).click();
  await page.locator('#main-menu').getByRole('link', { name: 'Demo' }).click();
  await expect(page.locator('h1')).toHaveText('Demo');
});

test('the colour mode is that of the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/docs/intro');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(15, 20, 27)');
});

test('home and demos show their builder', async ({ page }) => {
  for (const path of ['/', '/demo', '/demo/antd', '/demo/bulma']) {
    await page.goto(path);
    await expect(page.locator('.queryBuilder').first()).toBeVisible();
  }
});
