import type { Locator, Page } from '@playwright/test';
import { heading, open, sidebarLink } from './support/page';
import { expect, test } from './support/test';

const wrapButton = (place: Page | Locator) => place.getByRole('button', { name: 'Toggle word wrap' });

/** A sample that fits a desktop, and no phone. */
const app = (page: Page) => page.locator('figure:visible', { hasText: 'App.tsx' }).first();

/** Bottom of an element in px, relative to the viewport. */
const bottomOf = async (element: Locator) => {
  const box = await element.boundingBox();
  return (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN);
};

test('a sample is copied, and its button says so, also on a page that a link opened', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/api/export');
  for (const path of ['/docs/api/import', '/docs/api/querybuilder']) {
    // By keyboard: a click would scroll up, which brings the top bar back and moves the sidebar.
    await page.getByRole('navigation', { name: 'Docs sidebar' }).locator(`a[href="${path}"]`).press('Enter');
    await expect(page).toHaveURL(path);
    const sample = page.locator('article figure:visible').last();
    await sample.hover();
    await sample.getByRole('button', { name: 'Copy code to clipboard' }).click();
    await expect(sample.getByRole('button', { name: 'Copied' })).toHaveText('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe((await sample.locator('code').innerText()).replace(/\n$/, ''));
    await expect(sample.getByRole('button', { name: 'Copy code to clipboard' })).toHaveText('Copy');
  }
});

test('a sample that is wider than its column has a button to wrap its lines', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 800 });
  const overflow = (pre: Locator) => pre.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await open(page, '/docs/api/export');
  const blocks = page.locator('figure');
  const wide = blocks.filter({ has: wrapButton(page) }).first();
  const [pre, wrap] = [wide.locator('pre'), wrapButton(wide)];
  await expect(wrap).toHaveAttribute('title', 'Toggle word wrap');
  expect(await overflow(pre)).toBeGreaterThan(0);
  const text = await pre.textContent();

  await wrap.focus();
  await page.keyboard.press('Enter');
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  expect(await overflow(pre)).toBe(0);
  expect(await pre.textContent()).toBe(text);
  await page.keyboard.press('Enter');
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  expect(await overflow(pre)).toBeGreaterThan(0);
});

test.describe('on a device without hover', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 800 } });

  test('the buttons are visible and cover no code', async ({ page }) => {
    await open(page, '/docs/intro');
    const command = page.locator('figure').first();
    const copy = command.getByRole('button', { name: 'Copy code to clipboard' });
    await expect(copy).toHaveCSS('opacity', '1');
    expect((await command.locator('code').boundingBox())?.y).toBeGreaterThan((await bottomOf(copy)) - 1);
  });
});

test('all wide samples have the button, also in hidden tabs and on pages that a link opened', async ({ page }) => {
  /** For each visible sample: whether it overflows, and whether it offers word wrap. */
  const samples = () =>
    page.locator('article figure > pre:visible').evaluateAll((all) =>
      all.map((pre) => ({
        wide: pre.scrollWidth > pre.clientWidth,
        offered: pre.parentElement?.querySelector('[title="Toggle word wrap"]') !== null,
      })),
    );
  const expectOffers = () =>
    expect(async () => {
      const found = await samples();
      expect(found.filter(({ wide, offered }) => wide !== offered)).toEqual([]);
      expect(new Set(found.map(({ wide }) => wide)).size).toBe(2);
    }).toPass();

  await page.setViewportSize({ width: 1000, height: 800 });
  await open(page, '/docs/api/export');
  await expectOffers();
  const link = sidebarLink(page, 'Import');
  await link.click();
  await expect(heading(page)).toHaveText('Import');
  await expectOffers();
  await page.setViewportSize({ width: 400, height: 800 });
  await expectOffers();
  await page.locator('article').getByText('JavaScript', { exact: true }).first().click();
  await expectOffers();
});

test('a wrapped sample can be unwrapped even when it would fit', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, '/docs/intro');
  const sample = app(page);
  const wrap = wrapButton(sample);
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  // A focused button would stay visible in any case.
  await heading(page).click();
  const [code, button] = [sample.locator('code'), sample.getByRole('button').last()];
  expect((await code.boundingBox())?.y).toBeGreaterThan((await bottomOf(button)) - 1);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(wrap).toHaveCount(1);
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
});

test('the code of an example is cut, without scripts too, and shows all its lines at a press', async ({ page }) => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/docs/tips/custom-with-fallback');
  const example = page.getByRole('region', { name: 'An add button that counts, and a slider for one field' });
  const code = example.locator('pre').last();
  const height = async () => (await code.boundingBox())?.height ?? 0;
  expect(await height()).toBe(220);
  await example.getByRole('checkbox', { name: /^Show all \d+ lines$/ }).check();
  expect(await height()).toBeGreaterThan(1000);
});

test('a result is joined to its call, and says what it is', async ({ page }) => {
  await open(page, '/docs/api/export');
  const result = page.locator('figure.output').first();
  const call = page.locator('.sample:has(+ .output), .code-tabs:has(+ .output)').first();
  expect((await result.boundingBox())?.y).toBe(await bottomOf(call));
  const label = await result.locator('code').evaluate((code) => getComputedStyle(code, '::before').content);
  expect(label).toContain('Result');
});
