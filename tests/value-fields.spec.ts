import type { Locator, Page } from '@playwright/test';
import { builder, DEMOS, openDemo, optionSwitch, plain, result, rules, valueInput } from './support/demo';
import { openHome, part } from './support/home';
import { scrollY } from './support/page';
import { expect, test } from './support/test';

const NUMBERS = ['.5', '0.505', '1.50', '-1', '0', '007', '12345678901234567890'];

/** Only so many are typed, because each key takes a while. With them, the last number outgrows those of JavaScript. */
const LAST_KEYS = 5;

for (const demo of DEMOS) {
  test(`${demo.path}: numbers reach the query as they are typed, and no wheel changes them`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await openDemo(page, demo);
    const age = valueInput(rules(page).nth(2));
    for (const number of NUMBERS) {
      await age.fill(number.slice(0, -LAST_KEYS));
      await age.pressSequentially(number.slice(-LAST_KEYS));
      await expect(result(page)).toContainText(`age > '${number}'`);
      await age.blur();
      await expect(age).toHaveValue(number);
    }
    await age.fill('1000');
    await age.press('Home');
    await age.press('Delete');
    await age.pressSequentially('2');
    await expect(result(page)).toContainText("age > '2000'");

    await age.hover();
    const before = await scrollY(page);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => scrollY(page)).toBeGreaterThan(before);
    await expect(age).toHaveValue('2000');
    await expect(result(page)).toContainText("age > '2000'");

    await optionSwitch(page, 'parseNumbers').check();
    await age.fill('');
    await age.pressSequentially('1.05');
    await expect(result(page)).toContainText('age > 1.05');
  });
}

/** Drags the selected text of one element into another by mouse. */
async function dragText(page: Page, from: Locator, field: Locator): Promise<void> {
  // Waits until both are still.
  await field.hover();
  await from.hover();
  await from.evaluate((element) => window.getSelection()?.selectAllChildren(element));
  const [text, place] = [(await from.boundingBox())!, (await field.boundingBox())!];
  await page.mouse.move(text.x + 20, text.y + text.height / 2);
  await page.mouse.down();
  await page.mouse.move(text.x + 40, text.y + text.height, { steps: 4 });
  await page.mouse.move(place.x + 10, place.y + 10, { steps: 8 });
  await page.mouse.up();
}

test('text can be dropped into a value while rules can be dragged', async ({ page }) => {
  await openDemo(page, plain, '#enableDragAndDrop=true');
  await expect(builder(page).locator('.queryBuilder')).toHaveAttribute('data-dnd', 'enabled');
  const name = valueInput(rules(page).first());
  await name.fill('');
  await dragText(page, page.getByRole('heading', { level: 1 }), name);
  await expect(name).toHaveValue('Demo');
  await expect(result(page)).toContainText("firstName like 'Demo%'");
  // The backend must not believe that the text is still being dragged.
  await rules(page).first().locator('.queryBuilder-dragHandle').dragTo(rules(page).nth(1));
  await expect(rules(page).first().locator('.rule-fields')).toHaveValue('lastName');
});

test('text can be dropped into the import of the home page, whose rules can be dragged', async ({ page }) => {
  await openHome(page, 'StyledBuilder', 'QueryImport');
  await expect(part(page, 'StyledBuilder').locator('.queryBuilder')).toHaveAttribute('data-dnd', 'enabled');
  const field = part(page, 'QueryImport').getByRole('textbox');
  await field.fill('');
  await dragText(page, part(page, 'QueryImport').getByText('SQL to import'), field);
  await expect(field).toHaveValue(/SQL to import/);
});
