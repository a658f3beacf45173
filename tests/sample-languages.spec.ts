import type { Page } from '@playwright/test';
import { open } from './support/page';
import { expect, test } from './support/test';

/** A page with samples in both languages, and the next such page. */
const PAGE = '/docs/tips/limit-groups';
const NEXT_PAGE = '/docs/4/tips/limit-groups';

test.describe('samples in two languages', () => {
  const shown = (page: Page) => page.locator('article pre:visible code').filter({ hasText: 'onAddGroup' }).first();
  const TYPES = /RuleGroupType/;

  test('show TypeScript first, and remember the choice of JavaScript for all samples and pages', async ({ page }) => {
    await open(page, PAGE);
    await expect(shown(page)).toHaveText(TYPES);
    await expect(shown(page)).toHaveAttribute('data-language', 'tsx');
    await page.getByText('JavaScript', { exact: true }).first().click();
    await expect(shown(page)).not.toHaveText(TYPES);
    await expect(shown(page)).toHaveText(/const onAddGroup = \(group, parentPath, query\) => \{/);
    await expect(shown(page)).toHaveAttribute('data-language', 'jsx');
    for (const radio of await page.getByRole('radio', { name: 'JavaScript' }).all()) await expect(radio).toBeChecked();

    await open(page, NEXT_PAGE);
    await expect(shown(page)).not.toHaveText(TYPES);
    await page.getByText('TypeScript', { exact: true }).first().click();
    await expect(shown(page)).toHaveText(TYPES);
  });

  test('name the file in its language', async ({ page }) => {
    await open(page, '/docs/tips/external-controls');
    await page.getByText('JavaScript', { exact: true }).first().click();
    await expect(page.locator('figcaption:visible').filter({ hasText: /^App\.jsx$/ })).toHaveCount(1);
    await expect(page.locator('figcaption:visible').filter({ hasText: /^App\.tsx$/ })).toHaveCount(0);
  });
});
