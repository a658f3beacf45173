import { expect, test } from '@playwright/test';
import { DOC_ROUTES } from './support/routes';

test.use({ javaScriptEnabled: false });

for (const { path, heading } of DOC_ROUTES) {
  test(`${path} reads in full`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('h1')).toHaveText(heading);
    const text = await page.locator('article').innerText();
    expect(text.length).toBeGreaterThan(400);
    await expect(page.getByRole('navigation', { name: 'Docs sidebar' }).locator('[aria-current=page]')).toBeVisible();
    for (const href of await page
      .locator('nav[aria-label="On this page"] a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))) {
      await expect(page.locator(`[id="${href.slice(1)}"]`)).toBeVisible();
    }
    for (const example of await page.locator('[data-example]').all())
      await expect(example.locator('.queryBuilder').first()).toBeVisible();
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
