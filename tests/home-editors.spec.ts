import type { Page } from '@playwright/test';
import { openHome, part, rules } from './support/home';
import { watch } from './support/page';
import { expect, test } from './support/test';

/** The SQL below an example. */
const sql = (page: Page, name: string) => part(page, name).locator('code');

test('the date picker selects a range by pointer', async ({ page }) => {
  await openHome(page, 'DateExample');
  const rule = rules(page, 'DateExample');
  await rule.locator('input').click();
  await page.getByRole('gridcell', { name: /April 2nd, 1917/ }).click();
  await page.getByRole('gridcell', { name: /April 5th, 1917/ }).click();
  await expect(sql(page, 'DateExample')).toHaveText("(birthdate between '1917-04-02' and '1917-04-05')");
});

test('the date picker selects a date by keyboard, and names keep the default editor', async ({ page }) => {
  await openHome(page, 'DateExample');
  const rule = rules(page, 'DateExample');
  await rule.locator('.rule-operators').selectOption('<');
  await rule.locator('input').fill('2000-02-29');
  await expect(sql(page, 'DateExample')).toHaveText("(birthdate < '2000-02-29')");
  await rule.locator('input').press('ArrowDown');
  await expect(page.getByRole('gridcell', { name: /February 29th, 2000/ })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(sql(page, 'DateExample')).toHaveText("(birthdate < '2000-03-01')");

  await rule.locator('.rule-fields').selectOption('firstName');
  await rule.locator('input').fill('Ella');
  await expect(sql(page, 'DateExample')).toHaveText("(firstName = 'Ella')");
  await expect(rule.locator('.react-datepicker-wrapper')).toHaveCount(0);
});

test('the multi-select finds, adds and removes values by keyboard and by pointer', async ({ page }) => {
  await openHome(page, 'MultiSelectExample');
  const list = page.getByRole('combobox', { name: 'Value' }).and(part(page, 'MultiSelectExample').locator('input'));
  await list.focus();
  await page.keyboard.type('didg');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Didgeridoo']);
  await expect(part(page, 'MultiSelectExample').getByText('Wind instruments')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(sql(page, 'MultiSelectExample')).toHaveText(
    "(alsoPlays in ('Guitar', 'Kora', 'Theremin', 'Didgeridoo'))",
  );
  await page.keyboard.press('Escape');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(sql(page, 'MultiSelectExample')).toHaveText("(alsoPlays in ('Guitar', 'Kora'))");

  await part(page, 'MultiSelectExample').getByRole('button', { name: 'Remove Guitar' }).click();
  await expect(sql(page, 'MultiSelectExample')).toHaveText("(alsoPlays in ('Kora'))");
  await page.keyboard.type('no such thing');
  await expect(part(page, 'MultiSelectExample')).toContainText('No options');
});

test('the slider selects one or two numbers, by keyboard and by pointer', async ({ page }) => {
  await openHome(page, 'RangeExample');
  const sliders = part(page, 'RangeExample').getByRole('slider');
  await sliders.first().focus();
  await page.keyboard.press('ArrowRight');
  await sliders.last().focus();
  await page.keyboard.press('End');
  await expect(sql(page, 'RangeExample')).toHaveText('(age between 27 and 120)');
  await expect(part(page, 'RangeExample').getByRole('slider', { name: 'To' })).toHaveAttribute('aria-valuenow', '120');

  await rules(page, 'RangeExample').locator('.rule-operators').selectOption('>');
  await expect(sliders).toHaveCount(1);
  await expect(sql(page, 'RangeExample')).toHaveText('(age > 26)');
  const handle = (await sliders.boundingBox())!;
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
  await page.mouse.down();
  await page.mouse.move(handle.x + handle.width / 2 + 60, handle.y + handle.height / 2, { steps: 5 });
  await page.mouse.up();
  const value = async () => Number(await sliders.getAttribute('aria-valuenow'));
  await expect.poll(value).toBeGreaterThan(30);
  await expect(sql(page, 'RangeExample')).toHaveText(`(age > ${await value()})`);
});

for (const timezoneId of ['Pacific/Pago_Pago', 'America/St_Johns', 'Pacific/Kiritimati']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId, locale: 'de-DE' });

    test('dates are the same as in the static page', async ({ page }) => {
      const incidents = watch(page);
      await openHome(page, 'DateExample');
      await expect(part(page, 'DateExample').locator('input')).toHaveValue('1917-04-25 - 1938-01-25');
      await rules(page, 'DateExample').locator('input').click();
      await expect(page.getByRole('gridcell', { name: /April 25th, 1917/ })).toHaveAttribute('aria-selected', 'true');
      expect(incidents.list).toEqual([]);
    });
  });
}
