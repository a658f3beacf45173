import { openDemo, plain, rules, valueInput } from './support/demo';
import { expect, test } from './support/test';

test('what was replaced can be brought back, and what was done since is not lost', async ({ page }) => {
  await openDemo(page, plain!);
  const [clear, initial, undo, redo] = ['Clear query', 'Initial query', 'Undo', 'Redo'].map((name) =>
    page.getByRole('button', { name, exact: true }),
  );
  const input = valueInput(rules(page).first());
  await expect(undo!).toBeHidden();
  await input.fill('Ella');
  await clear!.click();
  await clear!.click();
  await expect(rules(page)).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'The query is empty.' })).toBeVisible();
  await initial!.click();
  await expect(input).toHaveValue('E');
  await undo!.click();
  await expect(rules(page)).toHaveCount(0);
  await undo!.click();
  await expect(input).toHaveValue('Ella');
  await input.fill('Etta');
  await redo!.click();
  await expect(rules(page)).toHaveCount(0);
  await undo!.click();
  await expect(input).toHaveValue('Etta');
});

test('neither "Undo" nor "Redo" takes the focus away when it has nothing left to do', async ({ page }) => {
  await openDemo(page, plain!);
  const [clear, undo, redo] = ['Clear query', 'Undo', 'Redo'].map((name) =>
    page.getByRole('button', { name, exact: true }),
  );
  await clear!.click();
  await expect(redo!).toHaveAttribute('aria-disabled', 'true');
  await undo!.press('Enter');
  await expect(undo!).toHaveAttribute('aria-disabled', 'true');
  await expect(undo!).toBeFocused();
  await redo!.press('Enter');
  await expect(redo!).toHaveAttribute('aria-disabled', 'true');
  await expect(redo!).toBeFocused();
});
