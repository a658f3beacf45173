import type { Page } from '@playwright/test';
import { IMPORT_LANGUAGES } from '../src/demo/core/imports/languages';
import { EXAMPLES } from '../src/demo/core/imports/examples';
import { builder, DEMOS, openDemo, plain, result, rules, show, showFormat } from './support/demo';
import { watch } from './support/page';
import { expect, test } from './support/test';

const input = (page: Page) => page.getByRole('textbox', { name: /to import/ });

async function importText(page: Page, language: string, text: string): Promise<void> {
  await show(page, 'Import');
  await page.getByRole('radiogroup', { name: 'Language' }).locator(`input[value="${language}"]`).check({ force: true });
  await input(page).fill(text);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
}

async function exported(page: Page, format: string): Promise<string> {
  await show(page, 'Export');
  await showFormat(page, format);
  return (await result(page).textContent()) ?? '';
}

/** Imports into an empty query, so that the result of an earlier import cannot pass. */
async function importAnew(page: Page, language: string, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Clear query' }).click();
  await expect(rules(page)).toHaveCount(0);
  await importText(page, language, text);
  await expect(page.getByRole('status').filter({ hasText: /^Imported \d+ rules/ })).toBeVisible();
}

/** The language to try with each library: its list and its range are texts with blanks, which controls could change. */
const OF_EACH_LIBRARY = IMPORT_LANGUAGES.filter(({ name }) => name === 'json');

for (const [index, demo] of DEMOS.entries()) {
  const languages = index === 0 ? IMPORT_LANGUAGES : OF_EACH_LIBRARY;
  test(`${demo.path} imports its own exports in ${languages.map(({ label }) => label).join(', ')}`, async ({
    page,
  }) => {
    const incidents = watch(page);
    await openDemo(page, demo);
    for (const { name } of languages) {
      await importAnew(page, name, EXAMPLES[name]);
      const text = await exported(page, name);
      const query = await exported(page, 'json_without_ids');
      await importAnew(page, name, text);
      expect(await exported(page, 'json_without_ids'), name).toBe(query);
    }
    expect(incidents.list).toEqual([]);
  });
}

test('an invalid text leaves the query unchanged, with an explanation', async ({ page }) => {
  const incidents = watch(page);
  await openDemo(page, plain);
  await rules(page).first().locator('input').fill('Ella');
  const text = '{"firstName": }';
  await importText(page, 'mongodb', text);
  await expect(page.getByRole('alert')).toHaveText('Line 1, column 15: A value belongs here, not “}”.');
  await expect(input(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(input(page)).toHaveValue(text);
  await expect(rules(page)).toHaveCount(7);
  await expect(rules(page).first().locator('input')).toHaveValue('Ella');
  expect(incidents.list).toEqual([]);
});

test('the text of each language remains while another language is chosen', async ({ page }) => {
  await openDemo(page, plain, '#tab=import&language=cel');
  await input(page).fill('age > 1');
  await page.getByRole('radiogroup', { name: 'Language' }).locator('input[value="sql"]').check({ force: true });
  await expect(input(page)).not.toHaveValue('age > 1');
  await show(page, 'Export');
  await show(page, 'Import');
  await page.getByRole('radiogroup', { name: 'Language' }).locator('input[value="cel"]').check({ force: true });
  await expect(input(page)).toHaveValue('age > 1');
});

test('the text and the history remain when the visitor returns from the documentation', async ({ page }) => {
  await openDemo(page, plain);
  await page.getByRole('button', { name: 'Clear query' }).click();
  await showFormat(page, 'cel');
  await show(page, 'Import');
  await input(page).fill("job = 'Singer'");
  for (const [tab, name] of [
    ['Import', 'What parseSQL reads and what it does not'],
    ['Export', 'How formatQuery writes CEL'],
    ['Export', 'Next documentation'],
  ] as const) {
    await show(page, tab);
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(page).toHaveURL(/\/docs\//);
    await page.goBack();
    await show(page, 'Import');
    await expect(input(page)).toHaveValue("job = 'Singer'");
  }
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(rules(page)).toHaveCount(7);
});

test('on a phone, an import says so where the finger is, and leads to the builder', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDemo(page, plain);
  const message = page.getByRole('status').filter({ hasText: 'Imported 1 rule in 1 group.' });
  await importText(page, 'sql', 'salary > 3');
  await expect(page.getByRole('alert')).toContainText('Line 1, column 1: There is no field “salary”.');
  await page.getByRole('button', { name: 'Import with new fields' }).click();
  await expect(message).toBeVisible();
  await expect(rules(page).getByRole('combobox').first()).toHaveValue('salary');
  await importText(page, 'sql', 'age = 3');
  await expect(message).toHaveCount(1);
  // Below the top bar.
  await expect.poll(async () => (await message.boundingBox())?.y).toBeGreaterThan(64);
  await expect(message).toBeInViewport();
  await page.getByRole('button', { name: 'Show the builder' }).press('Enter');
  await expect(builder(page)).toBeFocused();
  await expect(rules(page).first()).toBeInViewport();
});

test('an import that does not load is reported and can be retried', async ({ page }) => {
  await page.route(/demo-import/, (route) => route.abort());
  await openDemo(page, plain);
  await importText(page, 'sql', "job = 'Singer'");
  await expect(page.getByRole('alert')).toContainText('did not load');
  await page.unroute(/demo-import/);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(rules(page)).toHaveCount(1);
});
