import type { Page } from '@playwright/test';
import { open } from './support/page';
import { expect, test } from './support/test';

/** A page with samples in both languages, and the next such page. */
const PAGE = '/docs/tips/limit-groups';
const NEXT_PAGE = '/docs/4/tips/limit-groups';

test.describe('samples in two languages', () => {
  const shown = (page: Page) => page.locator('article pre:visible code').filter({ hasText: 'onAddGroup' }).first();
  const TYPES = /RuleGroupType/;
  /** Without what only the other language has. */
  const SEEN = { useInnerText: true };

  test('show TypeScript first, and remember the choice of JavaScript for all samples and pages', async ({ page }) => {
    await open(page, PAGE);
    await expect(shown(page)).toHaveText(TYPES, SEEN);
    await page.getByText('JavaScript', { exact: true }).first().click();
    await expect(shown(page)).not.toHaveText(TYPES, SEEN);
    await expect(shown(page)).toHaveText(/const onAddGroup = \(group, parentPath, query\) => \{/, SEEN);
    for (const radio of await page.getByRole('radio', { name: 'JavaScript' }).all()) await expect(radio).toBeChecked();

    await open(page, NEXT_PAGE);
    await expect(shown(page)).not.toHaveText(TYPES, SEEN);
    await page.getByText('TypeScript', { exact: true }).first().click();
    await expect(shown(page)).toHaveText(TYPES, SEEN);
  });

  test('name the file in its language', async ({ page }) => {
    await open(page, '/docs/tips/external-controls');
    await page.getByText('JavaScript', { exact: true }).first().click();
    await expect(
      page.locator('figcaption').getByText('App.jsx', { exact: true }).filter({ visible: true }),
    ).toHaveCount(1);
    await expect(
      page.locator('figcaption').getByText('App.tsx', { exact: true }).filter({ visible: true }),
    ).toHaveCount(0);
  });

  test('are copied in the language that is shown', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, PAGE);
    const copied = async () => {
      const code = page.locator('code').filter({ hasText: 'onAddGroup' });
      const sample = page.locator('article figure').filter({ has: code, visible: true }).first();
      await sample.hover();
      await sample.getByRole('button', { name: /^Copy code|^Copied/ }).click();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    expect(await copied()).toBe(await shown(page).innerText());
    expect(await copied()).toMatch(TYPES);
    await page.getByText('JavaScript', { exact: true }).first().click();
    expect(await copied()).toBe(await shown(page).innerText());
    expect(await copied()).not.toMatch(TYPES);
  });
});
