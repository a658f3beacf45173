import { expect, test } from '@playwright/test';
import { DOC_ROUTES } from './support/routes';

test.use({ javaScriptEnabled: false });

for (const version of ['3', '4', '5', 'next']) {
  const routes = DOC_ROUTES.filter(({ path }) => (/^\/docs\/(3|4|next)(?:\/|$)/.exec(path)?.[1] ?? '5') === version);

  test(`every page of version ${version} reads in full`, async ({ page }) => {
    test.setTimeout(120_000);
    expect(routes.length).toBeGreaterThan(0);
    for (const { path, heading } of routes) {
      await page.goto(path);
      await expect(page.locator('h1'), path).toHaveText(heading);
      const text = await page.locator('article').innerText();
      expect(text.length, path).toBeGreaterThan(400);
      const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
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
  });
}

test('categories, menus, versions and tabs open', async ({ page }) => {
  await page.goto('/docs/intro');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByLabel("Toggle the collapsible sidebar category 'API'").click();
  await expect(sidebar.getByRole('link', { name: 'Export' })).toBeVisible();

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

test('the system decides on the colour mode', async ({ page }) => {
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
