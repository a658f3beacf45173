import type { Page } from '@playwright/test';
import { optionSwitch, result } from './support/demo';
import { openHome, part, rules, wake } from './support/home';
import { hydrated, open } from './support/page';
import { expect, test } from './support/test';

/** Leaves by a full load and comes back, where Chromium restores what controls held. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await page.goBack();
  await hydrated(page);
}

test.describe('controls that the browser restores', () => {
  test('show the query that the home page works with', async ({ page }) => {
    await openHome(page, 'DefaultBuilder', 'QueryExport');
    await rules(page, 'DefaultBuilder').first().locator('.rule-fields').selectOption('age');
    await rules(page, 'DefaultBuilder').nth(3).getByRole('checkbox').uncheck();
    await part(page, 'QueryExport').getByLabel('Format').selectOption('json');
    await leaveAndReturn(page);
    await wake(page, 'DefaultBuilder');
    await wake(page, 'QueryExport');
    await expect(rules(page, 'DefaultBuilder').first().locator('.rule-fields')).toHaveValue('firstName');
    await expect(rules(page, 'DefaultBuilder').first().locator('input')).toHaveValue('E');
    await expect(rules(page, 'DefaultBuilder').nth(3).getByRole('checkbox')).toBeChecked();
    await expect(part(page, 'QueryExport').getByLabel('Format')).toHaveValue('sql');
    await expect(part(page, 'QueryExport').locator('pre')).toContainText("firstName like 'E%'");
  });

  test('show the options that the demo works with', async ({ page }) => {
    await open(page, '/demo');
    await optionSwitch(page, 'parseNumbers').check();
    await expect(result(page)).toContainText('age > 26');
    await page.evaluate(() => history.replaceState(history.state, '', '/demo'));
    await leaveAndReturn(page);
    await expect(optionSwitch(page, 'parseNumbers')).not.toBeChecked();
    await expect(result(page)).toContainText("age > '26'");
  });

  test('do not choose tabs over what was chosen since', async ({ page }) => {
    const command = page.locator('.tab-panel pre:visible').first();
    await open(page, '/docs/intro');
    await page.getByText('yarn', { exact: true }).first().click();
    await open(page, '/docs/4/intro');
    await page.getByText('pnpm', { exact: true }).first().click();
    await page.goBack();
    await hydrated(page);
    await expect(command).toHaveText('pnpm add react-querybuilder@5');
  });

  test('leave the words in the search page, and the filters of its address', async ({ page }) => {
    await open(page, '/search?q=sql&version=4');
    await expect(page.locator('main select')).toHaveValue('4');
    await page.getByPlaceholder('Type your search here').fill('sql format');
    await page.locator('main select').selectOption('5');
    await leaveAndReturn(page);
    await expect(page.getByPlaceholder('Type your search here')).toHaveValue('sql format');
    await expect(page.locator('main select')).toHaveValue('5');
  });
});
