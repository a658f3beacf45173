import { expect, test, type Page } from '@playwright/test';
import { blockStorage, follow, hold } from './support/faults';
import { hydrated, open } from './support/page';

/** Makes every attempt to store something fail, as it does where there is no room. */
const fillStorage = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });

const STORAGES = [
  ['blocked', blockStorage],
  ['full', fillStorage],
] as const;

/** Values that no part of the site stores, the names of what every object has among them. */
const RUBBISH = ['', '{}', '__proto__', '<img src=x onerror=alert(1)>'];

/** Stores a value before the page's own scripts run, once: what the page does with it lasts. */
const store = (page: Page, key: string, value: string) =>
  page.addInitScript(
    ([name, text]) => {
      if (sessionStorage.getItem('stored') === null) localStorage.setItem(name!, text!);
      sessionStorage.setItem('stored', '');
    },
    [key, value],
  );

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test.describe('colour mode', () => {
  const theme = (page: Page) => page.locator('html');

  test('follows the system, live, as long as nothing is chosen', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, '/docs/intro');
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(theme(page)).toHaveAttribute('data-theme', 'light');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  });

  test('is chosen by the button, remembered, and then wins over the system', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, '/docs/intro');
    await page.getByRole('button', { name: 'Switch between dark and light mode (currently light mode)' }).click();
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
    await expect(
      page.getByRole('button', { name: 'Switch between dark and light mode (currently dark mode)' }),
    ).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await open(page, '/demo');
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
  });

  test('is set before the first paint, and nothing of the other mode shows', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.emulateMedia({ colorScheme: 'light' });
    // Nothing but the page itself: no script of the site can help.
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto('/docs/intro');
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(15, 20, 27)');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    await expect(page.locator('pre code .t').first()).toHaveCSS('color', 'rgb(232, 194, 122)');
  });

  for (const rubbish of ['dark ', '{}', '__proto__', '']) {
    test(`ignores ${JSON.stringify(rubbish)} in storage`, async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), rubbish);
      await page.emulateMedia({ colorScheme: 'light' });
      await open(page, '/docs/intro');
      await expect(theme(page)).toHaveAttribute('data-theme', 'light');
    });
  }

  test('follows a choice made in another tab', async ({ context }) => {
    const [first, second] = [await context.newPage(), await context.newPage()];
    await open(first, '/docs/intro');
    await open(second, '/docs/intro');
    await first.getByRole('button', { name: /Switch between/ }).click();
    await expect(theme(second)).toHaveAttribute('data-theme', 'dark');
  });

  for (const [name, prepare] of STORAGES) {
    test(`works where storage is ${name}, from page to page`, async ({ page }) => {
      await prepare(page);
      await open(page, '/docs/intro');
      await page.getByRole('button', { name: /Switch between/ }).click();
      await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
      await follow(page, '/docs/umd');
      await expect(page.locator('h1')).toHaveText('UMD build');
      await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
    });
  }
});

test.describe('announcement bar', () => {
  const bar = (page: Page) => page.getByRole('complementary', { name: 'Announcement' });

  test('shows until it is closed, and a closed one never flashes', async ({ page }) => {
    await open(page, '/');
    await expect(bar(page)).toBeVisible();
    await bar(page).getByRole('button', { name: 'Close' }).click();
    await expect(bar(page)).toBeHidden();
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto('/docs/intro');
    await expect(bar(page)).toBeHidden();
  });

  test('shows again when its id is another than the one that was closed', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('announcement-dismissed', 'an-older-one'));
    await open(page, '/');
    await expect(bar(page)).toBeVisible();
  });

  for (const rubbish of RUBBISH) {
    test(`shows where storage holds ${JSON.stringify(rubbish)}`, async ({ page }) => {
      await store(page, 'announcement-dismissed', rubbish);
      await open(page, '/');
      await expect(bar(page)).toBeVisible();
    });
  }

  for (const [name, prepare] of STORAGES) {
    test(`stays closed from page to page where storage is ${name}`, async ({ page }) => {
      await prepare(page);
      await open(page, '/docs/intro');
      await bar(page).getByRole('button', { name: 'Close' }).click();
      await follow(page, '/demo');
      await expect(page.locator('h1')).toHaveText(/demo/i);
      await expect(bar(page)).toBeHidden();
    });
  }
});

test.describe('preferred version', () => {
  const KEY = 'docs-preferred-version-default';
  const menu = (page: Page) => page.locator('header summary');
  const docs = (page: Page) =>
    page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Docs' });

  for (const rubbish of RUBBISH) {
    test(`${JSON.stringify(rubbish)} names no version, and is removed`, async ({ page }) => {
      await store(page, KEY, rubbish);
      await open(page, '/demo');
      await expect(menu(page)).toHaveText(/v5\.x/);
      await expect.poll(() => stored(page, KEY)).toBeNull();
    });
  }

  test('survives a reload, and is followed in other tabs', async ({ context }) => {
    const [first, second] = [await context.newPage(), await context.newPage()];
    await open(second, '/demo');
    await open(first, '/docs/intro');
    await menu(first).click();
    await first.locator('header').getByRole('link', { name: 'v4.x' }).click();
    await expect(first).toHaveURL(/\/docs\/4\/intro$/);
    await expect(menu(second)).toHaveText(/v4\.x/);
    await expect(docs(second)).toHaveAttribute('href', '/docs/4/intro');
    await second.reload();
    await hydrated(second);
    await expect(docs(second)).toHaveAttribute('href', '/docs/4/intro');
  });

  for (const [name, prepare] of STORAGES) {
    test(`lasts as long as the page where storage is ${name}`, async ({ page }) => {
      await prepare(page);
      await open(page, '/docs/intro');
      await menu(page).click();
      await page.locator('header').getByRole('link', { name: 'v4.x' }).click();
      await expect(page).toHaveURL(/\/docs\/4\/intro$/);
      await follow(page, '/demo');
      await expect(page.locator('h1')).toHaveText(/demo/i);
      await expect(docs(page)).toHaveAttribute('href', '/docs/4/intro');
    });
  }
});

test.describe('tabs', () => {
  const KEY = 'tabs.package-manager';
  const command = (page: Page) => page.locator('pre:visible').first();
  const choose = (page: Page, tab: string) => page.getByText(tab, { exact: true }).first().click();

  test('of a group survive a reload, and are followed on the next page and in other browser tabs', async ({
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

  test('chosen before React runs the page stay chosen', async ({ page }) => {
    const release = await hold(page, /\/app-[^/]*\.js/);
    await page.goto('/docs/intro');
    await choose(page, 'yarn');
    await expect(command(page)).toHaveText('yarn add react-querybuilder@5');
    release();
    await hydrated(page);
    await expect(command(page)).toHaveText('yarn add react-querybuilder@5');
    expect(await stored(page, KEY)).toBe('yarn');
    await follow(page, '/docs/4/intro');
    await expect(command(page)).toHaveText('yarn add react-querybuilder@4');
  });

  for (const rubbish of RUBBISH) {
    test(`show the first where storage holds ${JSON.stringify(rubbish)}`, async ({ page }) => {
      await store(page, KEY, rubbish);
      await open(page, '/docs/intro');
      await expect(command(page)).toHaveText('npm install react-querybuilder@5');
    });
  }

  for (const [name, prepare] of STORAGES) {
    test(`last as long as the page where storage is ${name}`, async ({ page }) => {
      await prepare(page);
      await open(page, '/docs/intro');
      await choose(page, 'bun');
      await expect(command(page)).toHaveText('bun add react-querybuilder@5');
      await follow(page, '/docs/4/intro');
      await expect(command(page)).toHaveText('bun add react-querybuilder@4');
    });
  }
});
