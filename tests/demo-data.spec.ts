import type { Page } from '@playwright/test';
import { addressState, builder, OFTEN, openDemo, plain, result, rules, show, showFormat } from './support/demo';
import { hold } from './support/faults';
import { group, hashOf, rule } from './support/hashOf';
import { expectGoodLooks } from './support/inLooks';
import { expect, test } from './support/test';

const TEXT = 'Rows, a type, a table or a schema of yours';
const CSV = `first name,points,team
Uma "U",12,red
O'Brien,7,blue
Xu,,red
Ada,30,blue`;

async function use(page: Page, text: string): Promise<void> {
  await page.getByLabel(TEXT).fill(text);
  await page.getByRole('button', { name: 'Use these fields' }).click();
}

test('builder, exports, rows, code and links follow pasted rows and fields that are edited by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDemo(page, plain, '#tab=data');
  await use(page, CSV);
  await expect(page.getByText('CSV: 3 fields, 4 rows.')).toBeVisible();
  await expect(rules(page).locator('select.rule-fields option')).toHaveText(['First name', 'Points', 'Team']);
  await expect(page.getByRole('region', { name: 'The query in words' })).toHaveText('Team is “blue”.');

  const points = page.getByRole('button', { name: /^Points/ });
  await points.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('team');
  await page.keyboard.press('Enter');
  await expect(page.getByText('There is another field “team”.')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('score');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Score of the day');
  await page.keyboard.press('Tab');
  await page.getByLabel('contains', { exact: true }).check();
  await expect(builder(page).locator('select.rule-fields option').nth(1)).toHaveText('Score of the day');
  await page.getByRole('button', { name: 'Add a field' }).click();
  await expect(page.getByRole('button', { name: /^Field4/ })).toBeFocused();
  await page.getByRole('button', { name: 'Remove this field' }).click();
  await expect(page.getByRole('button', { name: /^Team/ })).toBeFocused();

  await builder(page).locator('select.rule-fields').selectOption('score');
  await builder(page).locator('select.rule-operators').selectOption('>=');
  await builder(page).locator('input.rule-value').fill('12');
  await show(page, 'Export');
  await expect(result(page)).toHaveText("(score >= '12')");
  await show(page, 'Rows');
  await expect(page.getByText('SQL selects 2 of 4 rows.').first()).toBeVisible();
  const table = page.getByRole('table', { name: 'Your rows' });
  await expect(table.getByRole('rowheader')).toHaveText(['Row 1', 'Row 4']);
  await expect(table.getByRole('row').nth(1)).toContainText('Uma "U"');
  await showFormat(page, 'mongodb');
  await expect(page.getByText('MongoDB selects 0 of 4 rows.').first()).toBeVisible();
  await show(page, 'Code');
  await page.getByRole('radiogroup', { name: 'File' }).getByLabel('fields.ts').check({ force: true });
  await expect(page.getByRole('region', { name: 'fields.ts' })).toContainText("name: 'score'");

  await show(page, 'Data');
  await page
    .getByRole('radiogroup', { name: 'What links keep of it' })
    .getByLabel('Fields and rows')
    .check({ force: true });
  await expect.poll(async () => (await addressState(page)).data?.rows?.length, OFTEN).toBe(4);
  await page.reload();
  await expect(page.getByRole('heading', { name: '3 fields' })).toBeVisible();
  await show(page, 'Rows');
  await expect(page.getByText('MongoDB selects 0 of 4 rows.').first()).toBeVisible();
  await show(page, 'Data');
  await page.getByRole('button', { name: 'Back to the musicians' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('heading', { name: '17 fields' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: '3 fields' })).toBeVisible();

  await show(page, 'Import');
  await page.getByRole('textbox', { name: 'SQL to import' }).fill('score < 20');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(builder(page).locator('input.rule-value')).toHaveValue('20');
});

test('a query that is edited while the reader loads stays', async ({ page }) => {
  const release = await hold(page, /demo-inference/);
  await openDemo(page, plain, hashOf({ query: group(rule) }));
  await show(page, 'Data');
  await use(page, '[{ "firstName": "Ada" }, { "firstName": "Eve" }]');
  await rules(page).locator('input.rule-value').fill('Uma');
  await release();
  await expect(page.getByText('JSON: 1 field, 2 rows.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'The query in words' })).toContainText('Uma');
});

test('a name that cannot be used is not kept for another field', async ({ page }) => {
  await openDemo(page, plain, '#tab=data');
  await use(page, CSV);
  await page.getByRole('button', { name: /^Points/ }).click();
  const name = page.getByLabel('Name', { exact: true });
  const problem = page.getByText('There is another field “team”.');
  await name.fill('team');
  await name.press('Enter');
  await expect(problem).toBeVisible();
  await use(page, 'name,score\nUma,12\nAda,30');
  await expect(page.getByText('CSV: 2 fields, 2 rows.')).toBeVisible();
  await expect(name).toHaveValue('score');
  await expect(problem).toBeHidden();
});

test('a text that cannot be read stays with its reason, and axe finds nothing in fields and presets', async ({
  page,
}) => {
  await openDemo(page, plain, '#tab=data');
  const text = 'CREATE TABLE a (\n  id int\n  name text\n)';
  await use(page, text);
  await expect(
    page.getByText('Line 3, column 3: “name” does not belong here: is a comma missing before it?'),
  ).toBeVisible();
  await expect(page.getByLabel(TEXT)).toHaveValue(text);
  await expect(page.getByLabel(TEXT)).toHaveAccessibleDescription(/^Line 3, column 3: /);
  await expect(rules(page)).toHaveCount(7);
  await page.getByRole('button', { name: /^Instrument/ }).click();
  await expectGoodLooks(page);
  await show(page, 'Presets');
  await page.getByText('Theme of the default look').click();
  await expect(page.getByRole('region', { name: 'Steps' })).toBeVisible();
  await page.getByText(/^What the default look costs: \d+ kB, 1 package$/).click();
  await expectGoodLooks(page);
});
