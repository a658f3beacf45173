import type { Page } from '@playwright/test';
import type { RuleGroupType } from 'react-querybuilder';
import { exportQuery } from '../src/demo/core/exportQuery';
import { FORMATS } from '../src/demo/core/formats';
import { initialQuery } from '../src/demo/core/initialQuery';
import { DEFAULT_OPTIONS } from '../src/demo/core/options';
import { openHome, part, rules, wake } from './support/home';
import { wakeParts } from './support/page';
import { expect, test } from './support/test';

async function exported(page: Page, format: string): Promise<string> {
  const panel = part(page, 'QueryExport');
  await panel.getByLabel('Format').selectOption(format);
  return (await panel.locator('pre').textContent()) ?? '';
}

test('the export follows the builder in every format', { tag: '@home-page' }, async ({ page }) => {
  await openHome(page, 'DefaultBuilder', 'QueryExport');
  const first = rules(page, 'DefaultBuilder').first();
  await first.locator('input').fill('Ella');
  await first.locator('.rule-operators').selectOption('=');
  await part(page, 'DefaultBuilder').getByRole('button', { name: '+Rule' }).first().click();
  await rules(page, 'DefaultBuilder').nth(1).getByRole('button', { name: 'Remove rule' }).click();

  const query = JSON.parse(await exported(page, 'json')) as RuleGroupType;
  expect(query.rules).toHaveLength(initialQuery.rules.length);
  expect(query.rules[0]).toMatchObject({ field: 'firstName', operator: '=', value: 'Ella' });
  expect(query.rules[1]).toMatchObject({ field: 'age' });
  expect(FORMATS).toHaveLength(9);
  for (const { name } of FORMATS) {
    expect(await exported(page, name), name).toBe(exportQuery(query, name, DEFAULT_OPTIONS));
  }
});

test('the first builder changes its own results', async ({ page }) => {
  await openHome(page, 'HeroBuilder');
  await rules(page, 'HeroBuilder').last().locator('input').fill('Ella');
  const result = part(page, 'HeroBuilder').getByRole('region');
  await expect(result).toContainText("job = 'Ella'");
  await part(page, 'HeroBuilder').getByRole('radio', { name: 'MongoDB' }).check();
  await expect(result).toContainText('"job": "Ella"');
});

test('SQL replaces the query of the page, and SQL that does not parse leaves it', async ({ page }) => {
  await openHome(page, 'QueryImport');
  const form = part(page, 'QueryImport');
  const button = form.getByRole('button', { name: 'Show in builder' });
  await form.getByLabel('SQL to import').fill("firstName = 'Ella' AND age >");
  await button.click();
  await expect(form.getByRole('status')).toContainText(/\w/);
  await expect(form.getByLabel('SQL to import')).toHaveAttribute('aria-invalid', 'true');
  await wake(page, 'DefaultBuilder');
  await expect(rules(page, 'DefaultBuilder')).toHaveCount(7);
  await form.getByLabel('SQL to import').fill("firstName = 'Ella' AND age > 28");
  await button.click();
  await expect(form.getByRole('status')).toHaveText('The builder shows 2 rules in 1 group.');
  await expect(rules(page, 'DefaultBuilder')).toHaveCount(2);
  await expect(rules(page, 'DefaultBuilder').first().locator('input')).toHaveValue('Ella');
});

test('each look is classes and CSS on the same controls', async ({ page }) => {
  await openHome(page, 'StyledBuilder');
  const builder = part(page, 'StyledBuilder').locator('.queryBuilder');
  const height = async () => (await builder.boundingBox())!.height;
  const restyled = await height();
  await part(page, 'StyledBuilder').getByRole('radio', { name: 'Compact' }).check();
  expect(await height()).toBeLessThan(restyled);
  await part(page, 'StyledBuilder').getByRole('radio', { name: 'As it comes' }).check();
  await expect(builder).toHaveClass('queryBuilder');
  await expect(rules(page, 'StyledBuilder')).toHaveCount(7);
});

test('the query of a visitor remains when the other parts load', async ({ page }) => {
  await openHome(page, 'DefaultBuilder');
  await rules(page, 'DefaultBuilder').first().locator('input').fill('Ella');
  await wakeParts(page);
  for (const name of ['StyledBuilder', 'DefaultBuilder'])
    await expect(rules(page, name).first().locator('input')).toHaveValue('Ella');
  expect(await exported(page, 'sql')).toContain("firstName like 'Ella%'");
});

test('a screen reader announces once that the export has changed, but not its text', async ({ page }) => {
  await openHome(page, 'DefaultBuilder', 'QueryExport');
  const status = part(page, 'QueryExport').getByRole('status');
  await page.evaluate(() => {
    const region = document.querySelector('[data-part=QueryExport] [role=status]');
    const texts: string[] = [];
    new MutationObserver(() => texts.push(region?.textContent ?? '')).observe(region!, {
      characterData: true,
      childList: true,
      subtree: true,
    });
    Object.assign(window, { texts });
  });
  await expect(status).toHaveText('');
  await rules(page, 'DefaultBuilder').first().locator('input').pressSequentially('lla', { delay: 30 });
  await expect(status).toHaveText('The query as SQL has changed.');
  expect(await page.evaluate(() => (window as unknown as { texts: string[] }).texts)).toEqual([
    'The query as SQL has changed.',
  ]);
  await expect(part(page, 'QueryExport').locator('[aria-live] pre, pre[aria-live]')).toHaveCount(0);
});

test('a dragged rule updates the other builder and the export', async ({ page }) => {
  await openHome(page, 'DefaultBuilder', 'QueryExport', 'StyledBuilder');
  const fields = (name: string) =>
    part(page, name)
      .locator('.rule-fields')
      .evaluateAll((selects) => selects.map((select) => (select as HTMLSelectElement).value));
  const before = await fields('StyledBuilder');
  expect(before).toEqual(['firstName', 'lastName', 'age', 'isMusician', 'instrument', 'groupedField1', 'birthdate']);

  const handle = (index: number) => rules(page, 'StyledBuilder').nth(index).locator('.queryBuilder-dragHandle');
  await handle(6).dragTo(rules(page, 'StyledBuilder').nth(0));
  const after = ['firstName', 'birthdate', 'lastName', 'age', 'isMusician', 'instrument', 'groupedField1'];
  await expect.poll(() => fields('StyledBuilder')).toEqual(after);
  expect(await fields('DefaultBuilder')).toEqual(after);
  expect(await exported(page, 'sql')).toMatch(/^\(firstName like 'E%' and birthdate between /);
});

test('CSS alone puts the remove buttons first', async ({ page }) => {
  await openHome(page, 'StyledBuilder');
  const markup = (name: string) =>
    rules(page, name)
      .first()
      .evaluate((rule) => [...rule.children].map(({ tagName, className }) => `${tagName} ${className}`));
  const [handle, ...controls] = await markup('StyledBuilder');
  expect(handle).toContain('queryBuilder-dragHandle');
  expect(controls).toEqual(await markup('DefaultBuilder'));

  const left = async (selector: string) =>
    (await rules(page, 'StyledBuilder').first().locator(selector).boundingBox())!.x;
  expect(await left('.rule-remove')).toBeLessThan(await left('.rule-fields'));
});
