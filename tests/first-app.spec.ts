import type { Page } from '@playwright/test';
import { open, wakePart } from './support/page';
import { expect, test } from './support/test';

/** The app that the pages of a version add up to, as one of its live examples. */
const VERSIONS = [
  { name: '5', path: '/docs/tips/external-controls' },
  { name: 'next', path: '/docs/next/tips/external-controls' },
];

for (const { name, path } of VERSIONS) {
  const appOf = (page: Page) => page.locator(`[data-example="${name}/first-app/app"]`);

  test.describe(`the app of version ${name}`, () => {
    test.beforeEach(async ({ page }) => {
      await open(page, path);
      await wakePart(appOf(page));
    });

    test('says why a rule is invalid, and leaves it out of the SQL', async ({ page }) => {
      const app = appOf(page);
      await app.getByRole('button', { name: '+ Regel' }).click();
      await expect(app.getByText('Bitte ausfüllen')).toHaveCount(1);
      await app.getByRole('button', { name: 'Abfragen' }).click();
      await expect(app.getByRole('status')).toHaveText('{"sql":"(customer = ?)","params":["Vai"]}');
    });

    test('turns the last N days into a date, and offers a slider and a list that begins empty', async ({ page }) => {
      const app = appOf(page);
      const rule = app.locator('.rule').first();
      await rule.getByTitle('Feld').selectOption('orderedOn');
      await rule.getByTitle('Operator').selectOption('lastNDays');
      await rule.locator('input[type="number"]').fill('0');
      await app.getByRole('button', { name: 'Abfragen' }).click();
      await expect(app.getByRole('status')).toHaveText(
        /^{"sql":"\(orderedOn >= \?\)","params":\["\d{4}-\d\d-\d\d"\]}$/,
      );
      await rule.getByTitle('Feld').selectOption('discount');
      await expect(rule.getByRole('slider')).toHaveValue('10');
      await rule.getByTitle('Feld').selectOption('tags');
      await expect(rule.getByTitle('Wert')).toHaveValues([]);
    });

    test('refuses a fourth level', async ({ page }) => {
      const app = appOf(page);
      const add = app.getByRole('button', { name: '+ Gruppe' });
      for (const groups of [2, 3]) {
        await add.last().click();
        await expect(app.locator('.ruleGroup')).toHaveCount(groups);
      }
      await add.last().click();
      await expect(app.getByRole('status')).toHaveText('Höchstens drei Ebenen');
      await expect(app.locator('.ruleGroup')).toHaveCount(3);
    });

    test('imports SQL, refuses what it does not know, and restores what it has saved', async ({ page }) => {
      const app = appOf(page);
      await app.getByRole('button', { name: 'Importieren' }).click();
      await expect(app.locator('.rule')).toHaveCount(2);
      await app.getByRole('button', { name: 'Speichern' }).click();
      await app.getByRole('button', { name: 'Löschen' }).first().click();
      await expect(app.locator('.rule')).toHaveCount(1);
      await app.getByLabel('SQL').fill('secret = 1');
      await app.getByRole('button', { name: 'Importieren' }).click();
      await expect(app.getByRole('status')).toHaveText('Unbekannt: secret =');
      await app.getByRole('button', { name: 'Laden' }).click();
      await expect(app.locator('.rule')).toHaveCount(2);
    });

    test('moves a rule by its handle', async ({ page }) => {
      const app = appOf(page);
      await app.getByRole('button', { name: 'Importieren' }).click();
      await expect(app.locator('.rule').first().getByTitle('Feld')).toHaveValue('amount');
      await app.getByTitle('Ziehen').first().dragTo(app.locator('.rule').last());
      await expect(app.locator('.rule').first().getByTitle('Feld')).toHaveValue('customer');
    });
  });
}
