import type { Page } from '@playwright/test';
import { blockStorage, follow, hold } from './support/faults';
import { hydrated, open } from './support/page';
import { store, stored } from './support/storage';
import { expect, test } from './support/test';

test.describe('tabs', () => {
  const KEY = 'tabs.package-manager';
  const command = (page: Page) => page.locator('pre:visible').first();
  const choose = (page: Page, tab: string) => page.getByText(tab, { exact: true }).first().click();

  test('of a group survive a reload, and are synchronized with the next page and other browser tabs', async ({
    context,
  }) => {
    const [first, second] = [await context.newPage(), await context.newPage()];
    await open(second, '/docs/next/intro');
    await open(first, '/docs/intro');
    await choose(first, 'pnpm');
    await expect(command(second)).toHaveText('pnpm add react-querybuilder@6');
    expect(await stored(first, KEY)).toBe('pnpm');
    await follow(first, '/docs/4/intro');
    await expect(command(first)).toHaveText('pnpm add react-querybuilder@4');
    await first.reload();
    await hydrated(first);
    await expect(command(first)).toHaveText('pnpm add react-querybuilder@4');
  });

  test('that are not chosen are found in the page, and then chosen', async ({ page }) => {
    await open(page, '/docs/intro');
    const panel = page.locator('.tab-panel', { hasText: 'yarn add' }).first();
    await expect(panel).toBeHidden();
    await expect(panel).toHaveAttribute('hidden', 'until-found');
    const { y } = (await page.locator('.tabs + *').first().boundingBox())!;
    // The browser shows the target of a hash as it shows what it finds.
    await panel.locator('code').evaluate((code) => {
      code.id = 'found';
      window.location.hash = 'found';
    });
    await expect(command(page)).toHaveText('yarn add react-querybuilder@5');
    await expect(page.getByRole('radio', { name: 'yarn' }).first()).toBeChecked();
    await expect(panel).not.toHaveAttribute('hidden');
    expect(await stored(page, KEY)).toBe('yarn');
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(async () => (await page.locator('.tabs + *').first().boundingBox())!.y).toBe(y);
  });

  test('that are chosen before hydration stay chosen', async ({ page }) => {
    const release = await hold(page, /\/app-[^/]*\.js/);
    await page.goto('/docs/intro');
    await choose(page, 'yarn');
    await expect(command(page)).toHaveText('yarn add react-querybuilder@5');
    await release();
    await hydrated(page);
    await expect(command(page)).toHaveText('yarn add react-querybuilder@5');
    expect(await stored(page, KEY)).toBe('yarn');
    await follow(page, '/docs/4/intro');
    await expect(command(page)).toHaveText('yarn add react-querybuilder@4');
  });

  test('show the first panel where storage contains no name of a tab', async ({ page }) => {
    await store(page, KEY, '__proto__');
    await open(page, '/docs/intro');
    await expect(command(page)).toHaveText('npm install react-querybuilder@5');
  });

  test('keep the choice as long as the page where storage is blocked', async ({ page }) => {
    await blockStorage(page);
    await open(page, '/docs/intro');
    await choose(page, 'bun');
    await expect(command(page)).toHaveText('bun add react-querybuilder@5');
    await follow(page, '/docs/4/intro');
    await expect(command(page)).toHaveText('bun add react-querybuilder@4');
  });
});
