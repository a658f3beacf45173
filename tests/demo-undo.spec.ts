import type { Page } from '@playwright/test';
import { builder, openDemo, plain, rules, show, valueInput } from './support/demo';
import { expect, test } from './support/test';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('every change of the query can be undone and redone', async ({ page }) => {
  await openDemo(page, plain);
  const [clear, undo, redo] = [button(page, 'Clear query'), button(page, 'Undo'), button(page, 'Redo')];
  const input = valueInput(rules(page).first());
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await builder(page).getByTitle('Remove rule').first().click();
  await expect(rules(page)).toHaveCount(6);
  await undo.click();
  await expect(rules(page)).toHaveCount(7);
  await input.press('End');
  await input.pressSequentially('lla');
  await expect(input).toHaveValue('Ella');
  await clear.click();
  await clear.click();
  await expect(rules(page)).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'The query is empty.' })).toBeVisible();
  await button(page, 'Initial query').click();
  await undo.click();
  await undo.click();
  await expect(input).toHaveValue('Ella');
  await undo.click();
  await expect(input).toHaveValue('E');
  await redo.click();
  await redo.click();
  await expect(rules(page)).toHaveCount(0);

  await show(page, 'Presets');
  const steps = page.getByRole('region', { name: 'Steps' }).getByRole('button');
  await expect(steps).toHaveText([/^1 First name begins with “E”/, /^2 .*“Ella”/, '3 no rules', /^4 .*“E”/]);
  await steps.first().click();
  await expect(rules(page)).toHaveCount(7);
  await expect(steps.first()).toHaveAttribute('aria-current', 'step');
  await button(page, 'Nested').click();
  await expect(builder(page).locator('.ruleGroup')).toHaveCount(3);
  await undo.click();
  await expect(rules(page)).toHaveCount(7);
});

test('the keyboard undoes and redoes, except in fields of text', async ({ page }) => {
  await openDemo(page, plain);
  const input = valueInput(rules(page).first());
  await builder(page).getByRole('button', { name: '+Rule' }).first().click();
  await expect(rules(page)).toHaveCount(8);
  for (const [undo, redo] of [
    ['Control+z', 'Control+y'],
    ['Control+Z', 'Control+Shift+Z'],
    ['Meta+z', 'Meta+Shift+Z'],
  ] as const) {
    await page.keyboard.press(undo);
    await expect(rules(page)).toHaveCount(7);
    await page.keyboard.press(redo);
    await expect(rules(page)).toHaveCount(8);
  }
  // A field of colours has no text to undo.
  await show(page, 'Presets');
  await page.getByText('Theme of the default look').click();
  const color = page.locator('input[type=color]').first();
  await color.press('Control+z');
  await expect(rules(page)).toHaveCount(7);
  await color.press('Control+y');
  await expect(rules(page)).toHaveCount(8);
  // In a field, the keys are the field's own: its text changes, and no rule goes.
  await input.press('End');
  await input.pressSequentially('l');
  await input.press('Control+z');
  await expect(input).toHaveValue('E');
  await input.press('Control+z');
  await expect(rules(page)).toHaveCount(8);
});

test('"Undo" and "Redo" keep the focus when they have nothing left to do', async ({ page }) => {
  await openDemo(page, plain);
  const [clear, undo, redo] = [button(page, 'Clear query'), button(page, 'Undo'), button(page, 'Redo')];
  await clear.click();
  await expect(redo).toHaveAttribute('aria-disabled', 'true');
  await undo.press('Enter');
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await expect(undo).toBeFocused();
  await redo.press('Enter');
  await expect(redo).toHaveAttribute('aria-disabled', 'true');
  await expect(redo).toBeFocused();
});
