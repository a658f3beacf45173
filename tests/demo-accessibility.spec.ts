import { ALL_OPTIONS } from '../src/demo/core/options';
import { builder, DEMOS, openDemo, optionSwitch, plain, result, rules, showFormat } from './support/demo';
import { follow } from './support/faults';
import { expectGoodLooks, inLooks } from './support/inLooks';
import { heading, open } from './support/page';
import { expect, test } from './support/test';

const EVERYTHING = `#${Object.entries(ALL_OPTIONS)
  .map(([name, isOn]) => `${name}=${isOn}`)
  .join('&')}`;

for (const demo of DEMOS) {
  test(`axe finds nothing on ${demo.path} with all options`, async ({ page }) => {
    await openDemo(page, demo, EVERYTHING);
    await expect(builder(page).locator('.queryBuilder-dragHandle').first()).toBeVisible();
    await expectGoodLooks(page);
  });
}

test('axe finds no problem in the code, the import and the open options', async ({ page }) => {
  await openDemo(page, plain, '#tab=import');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Imported/ })).toBeVisible();
  await expectGoodLooks(page);
  await openDemo(page, plain, '#tab=code&s=');
  await expect(page.getByRole('region', { name: 'App.tsx' })).toBeVisible();
  await inLooks(page, async (judge, { width }) => {
    const isNarrow = width < 997;
    if (isNarrow) await page.getByRole('button', { name: 'Options', exact: true }).click();
    await judge();
    if (isNarrow) await page.keyboard.press('Escape');
  });
});

test('the whole demo works by keyboard', async ({ page }) => {
  await openDemo(page, plain);
  const input = rules(page).first().locator('input');
  await input.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Ella');
  await expect(result(page)).toContainText("firstName like 'Ella%'");

  await optionSwitch(page, 'showNotToggle').focus();
  await page.keyboard.press('Space');
  await expect(builder(page).locator('.ruleGroup-notToggle')).toHaveCount(2);

  await showFormat(page, 'sql');
  await page.getByRole('radiogroup', { name: 'Format' }).getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(result(page)).toContainText('"params"');

  await page.getByRole('radiogroup', { name: 'Show' }).getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('table', { name: 'Musicians' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('region', { name: 'App.tsx' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('textbox', { name: /to import/ }).fill("job = 'Singer'");
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(rules(page)).toHaveCount(1);
});

test('the sheet of options closes when Back leads to another page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/docs/intro');
  await follow(page, '/demo');
  await page.getByRole('button', { name: 'Options', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Options', exact: true })).toBeInViewport();
  await page.goBack();
  await expect(heading(page)).toHaveText('Getting started');
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
});

test('the options on a narrow screen are a sheet, with the builder in sight above it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openDemo(page, plain);
  const panel = page.getByRole('region', { name: 'Options', exact: true });
  await expect(panel).toBeHidden();
  const opener = page.getByRole('button', { name: 'Options', exact: true });
  await expect(opener).toBeInViewport();
  await opener.click();
  await expect(panel).toBeInViewport();
  await optionSwitch(page, 'showCloneButtons').check();
  await expect(builder(page).locator('.rule-cloneRule').first()).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
});
