import type { Page } from '@playwright/test';
import { violationsOn } from './support/axe';
import { addressState, builder, DEMOS, OFTEN, openDemo, plain, result, rules, show, showFormat } from './support/demo';
import { overflowOf } from './support/page';
import { expect, test } from './support/test';

const setup = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Builders to begin with' }).getByRole('button', { name: label, exact: true });

const said = (page: Page, text: string) => builder(page).getByRole('status').filter({ hasText: text });

const add = (page: Page) => builder(page).getByRole('button', { name: '+Rule' }).first();

test('setups are found, chosen and undone by keyboard, and kept in the link and in the code', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDemo(page, plain);
  await page.getByRole('button', { name: 'Options', exact: true }).click();
  await page.getByRole('button', { name: 'Limits, languages, theme…' }).click();
  await expect(page.getByRole('radio', { name: 'Presets' })).toBeFocused();
  await setup(page, 'At most five rules').focus();
  await page.keyboard.press('Enter');
  await expect(setup(page, 'At most five rules')).toHaveAttribute('aria-pressed', 'true');
  await expect(setup(page, 'At most five rules')).toBeFocused();
  await add(page).click();
  await expect(said(page, 'A query has at most five rules. Remove one to add another.')).toBeVisible();
  await expect(rules(page)).toHaveCount(7);
  await expect.poll(() => page.url(), OFTEN).toContain('setup=FiveRules');
  await page.reload();
  await expect(setup(page, 'At most five rules')).toHaveAttribute('aria-pressed', 'true');
  await add(page).click();
  await expect(rules(page)).toHaveCount(7);
  await builder(page).getByRole('button', { name: 'Remove rule' }).first().click();
  await expect(rules(page)).toHaveCount(6);
  await show(page, 'Code');
  await expect(page.getByRole('region', { name: 'App.tsx' })).toContainText('<FiveRules');
  await page.getByRole('radiogroup', { name: 'File' }).getByLabel('setups/limits.tsx').check({ force: true });
  await expect(page.getByRole('region', { name: 'setups/limits.tsx' })).toContainText('const limited =');

  await show(page, 'Presets');
  await setup(page, 'At most five rules').click();
  await add(page).click();
  await expect(rules(page)).toHaveCount(7);
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await undo.click();
  await undo.click();
  await expect(setup(page, 'At most five rules')).toHaveAttribute('aria-pressed', 'true');
});

test('limits refuse what is cloned too, and vetoes say why', async ({ page }) => {
  await openDemo(page, plain, '#tab=presets&showCloneButtons=true');
  await setup(page, 'At most two levels').click();
  await builder(page).getByRole('button', { name: '+Group' }).nth(1).click();
  await expect(said(page, 'Groups in groups in groups')).toBeVisible();
  await expect(builder(page).locator('.ruleGroup')).toHaveCount(2);
  await builder(page).getByRole('button', { name: 'Clone group' }).click();
  await expect(builder(page).locator('.ruleGroup')).toHaveCount(3);
  await expect(said(page, 'Groups in groups in groups')).toHaveCount(0);
  await setup(page, 'At most five rules').click();
  await builder(page).getByRole('button', { name: 'Clone rule' }).first().click();
  await expect(said(page, 'A query has at most five rules.')).toBeVisible();

  await setup(page, 'Vetoes').click();
  await builder(page).getByRole('button', { name: 'Remove group' }).first().click();
  await expect(said(page, 'This group has rules. Remove them before you remove the group.')).toBeVisible();
  await rules(page).first().locator('input.rule-value').fill('');
  await add(page).click();
  await expect(said(page, 'This group has a rule without a value.')).toBeVisible();
  await setup(page, 'Values only').click();
  await expect(builder(page).getByRole('button')).toHaveCount(0);
  await rules(page).first().locator('input.rule-value').fill('Ella');
  await show(page, 'Export');
  await expect(result(page)).toContainText("firstName like 'Ella%'");
});

for (const demo of DEMOS) {
  test(`${demo.name} is in German and in Arabic, from right to left, and its exports are the same`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openDemo(page, demo);
    const text = await result(page).locator('code').innerText();
    await show(page, 'Presets');
    for (const [name, label, rule, remove] of [
      ['German', 'Deutsch', '+ Regel', 'Regel entfernen'],
      ['Arabic', 'العربية', '+ قاعدة', 'حذف القاعدة'],
    ] as const) {
      await setup(page, label).click();
      await expect(builder(page).getByRole('button', { name: rule }).first()).toBeVisible();
      await expect(builder(page).getByRole('button', { name: remove })).toHaveCount(7);
      expect(await overflowOf(page), name).toBeLessThanOrEqual(0);
    }
    expect(await violationsOn(page)).toEqual([]);
    await show(page, 'Export');
    await expect(result(page).locator('code')).toHaveText(text);
    const [first, last] = await Promise.all(
      ['.rule-fields', '.rule-remove'].map((part) => rules(page).first().locator(part).first().boundingBox()),
    );
    expect(first!.x).toBeGreaterThan(last!.x);
  });
}

test('an operator of its own has an input of its own, is exported as a date, and is known to links and imports', async ({
  page,
}) => {
  await openDemo(page, plain, '#setup=CustomOperators');
  const birthdate = rules(page).last();
  await birthdate.locator('.rule-operators').selectOption('lastNDays');
  await birthdate.locator('input.rule-value').fill('36500');
  await expect(birthdate.locator('input.rule-value')).toHaveAttribute('type', 'number');
  await expect(result(page)).toContainText(/birthdate >= '19\d\d-\d\d-\d\d'/);
  await expect(page.getByRole('region', { name: 'The query in words' })).toContainText('in the last days: “36500”');
  await expect(page.getByRole('region', { name: 'Call' })).toContainText('formatQuery(prepareQuery(query)');
  await showFormat(page, 'json_without_ids');
  await expect(result(page)).toContainText('lastNDays');
  await expect.poll(() => page.url(), OFTEN).toMatch(/#s=.+&setup=CustomOperators&/);
  await page.reload();
  await expect(birthdate.locator('input.rule-value')).toHaveValue('36500');
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);

  await show(page, 'Import');
  await page.getByRole('radiogroup', { name: 'Language' }).locator('input[value="json"]').check({ force: true });
  await page
    .getByRole('textbox', { name: /to import/ })
    .fill('{ "combinator": "and", "rules": [{ "field": "birthdate", "operator": "lastNDays", "value": "7" }] }');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  // Without a note on an operator that the demo does not have.
  await expect(page.getByText('Imported 1 rule in 1 group.', { exact: true })).toBeVisible();
});

test('a theme of the default look is made by keyboard, copied as Sass, and kept in the link', async ({ page }) => {
  await openDemo(page, plain, '#tab=presets');
  await page.getByText('Theme of the default look').click();
  const group = builder(page).locator('.ruleGroup').first();
  await expect(group).toHaveCSS('border-radius', '4px');
  await page.getByLabel('Radius').focus();
  await page.keyboard.press('ArrowRight');
  await expect(group).toHaveCSS('border-radius', '6px');
  await page.getByLabel('Lines', { exact: true }).fill('#ff0000');
  await expect(group).toHaveCSS('border-top-color', 'rgb(255, 0, 0)');
  await expect(page.getByRole('region', { name: 'styles.scss' })).toContainText(
    '$rqb-border-color: #ff0000, $rqb-border-radius: 0.375rem',
  );
  await page.getByLabel('Branch lines', { exact: true }).last().check();
  await expect(builder(page).locator('.queryBuilder-branches')).toBeVisible();
  await expect.poll(async () => (await addressState(page)).view.theme, OFTEN).toBe('004bb7-20-ff0000-4-3-1');
  await page.reload();
  await expect(group).toHaveCSS('border-radius', '6px');
  await page.getByRole('link', { name: 'Bulma' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bulma');
  await expect(page.getByText('Theme of the default look')).toHaveCount(0);
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a setup, a dialect and a theme are chosen', async ({ page }) => {
    await openDemo(page, plain);
    const tab = (name: string) => page.getByRole('radiogroup', { name: 'Show' }).getByText(name, { exact: true });
    await tab('Export').tap();
    await page.getByRole('radiogroup', { name: 'Dialect' }).getByText('MySQL').tap();
    await expect(result(page)).toContainText('`firstName` like');
    await tab('Presets').tap();
    await setup(page, 'Deutsch').tap();
    await expect(builder(page).getByRole('button', { name: '+ Regel' }).first()).toBeVisible();
    await page.getByText('Theme of the default look').tap();
    await page.getByLabel('Radius').tap();
    // A tap sets the middle of the range.
    await expect(builder(page).locator('.ruleGroup').first()).toHaveCSS('border-radius', '16px');
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });
});
