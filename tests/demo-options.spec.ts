import type { Page } from '@playwright/test';
import { OPTIONS, type OptionName } from '../src/demo/core/options';
import { builder, DEMOS, followed, openDemo, optionSwitch, plain, rules, takenOver } from './support/demo';
import { EFFECTS } from './support/optionEffects';
import { expect, test } from './support/test';

/** Options that change the effects of others, so they are tested apart. */
const APART: readonly (readonly OptionName[])[] = [
  ['independentCombinators', 'autoSelectField', 'resetOnOperatorChange', 'validateQuery'],
  ['disabled'],
];

/** All options, in groups whose effects do not hide each other. */
const GROUPS = [OPTIONS.map(({ name }) => name).filter((name) => !APART.flat().includes(name)), ...APART];

/** Options whose effect shows when the query is changed, and not in the builder as it is. */
const SHOWN_BY_CHANGES: readonly OptionName[] = [
  ...(['addRuleToNewGroups', 'autoSelectField', 'autoSelectOperator', 'debugMode', 'listsAsArrays'] as const),
  ...(['parseNumbers', 'resetOnFieldChange', 'resetOnOperatorChange', 'validateQuery'] as const),
];

const changed = (names: readonly OptionName[]) =>
  OPTIONS.filter(({ name }) => names.includes(name)).map(({ name, byDefault }) => ({ name, isOn: !byDefault }));

/** The elements of the builder that have a class of the query builder: these classes, and whether each is disabled. */
const structure = (page: Page) =>
  builder(page)
    .locator('.queryBuilder, .queryBuilder *')
    .evaluateAll((elements) =>
      elements.flatMap((element) => {
        const names = [...element.classList].filter((name) =>
          /^(?:queryBuilder|ruleGroup|rule|betweenRules)\b/.test(name),
        );
        return names.length > 0 ? `${names.join(' ')}${element.matches(':disabled') ? ' disabled' : ''}` : [];
      }),
    );

for (const demo of DEMOS) {
  test(`${demo.path}: each option works as documented and survives a reload`, async ({ page }) => {
    await openDemo(page, demo);
    for (const { name, byDefault } of OPTIONS) {
      await test.step(name, async () => {
        // What is on at first reaches the builders of all libraries in the same way.
        if (demo === plain || !SHOWN_BY_CHANGES.includes(name)) await EFFECTS[name](page, byDefault);
        await optionSwitch(page, name).setChecked(!byDefault);
        await EFFECTS[name](page, !byDefault);
        await optionSwitch(page, name).setChecked(byDefault);
      });
    }
    for (const options of GROUPS.map(changed)) {
      await test.step(`after a reload: ${options.map(({ name }) => name).join(', ')}`, async () => {
        for (const { name, isOn } of options) await optionSwitch(page, name).setChecked(isOn);
        await followed(page, Object.fromEntries(options.map(({ name, isOn }) => [name, isOn])));
        const before = await structure(page);
        expect(before.length).toBeGreaterThan(30);
        await page.reload();
        await takenOver(page, demo);
        await expect.poll(() => structure(page)).toEqual(before);
        for (const { name, isOn } of options) {
          await expect(optionSwitch(page, name)).toBeChecked({ checked: isOn });
          // Not all options show in the structure. They reach the builders of all libraries in the same way.
          if (demo === plain) await EFFECTS[name](page, isOn);
        }
        await page.getByRole('button', { name: 'Reset to defaults' }).click();
      });
    }
  });
}

test('the buttons restore the defaults and turn on all options except two that hide the rest', async ({ page }) => {
  await openDemo(page, plain);
  await page.getByRole('button', { name: 'Select all' }).click();
  for (const { name } of OPTIONS) {
    const checked = name !== 'disabled' && name !== 'independentCombinators';
    await expect(optionSwitch(page, name)).toBeChecked({ checked });
  }
  await page.getByRole('button', { name: 'Reset to defaults' }).click();
  for (const { name, byDefault } of OPTIONS) await expect(optionSwitch(page, name)).toBeChecked({ checked: byDefault });
});

test('a disabled builder also disables what would change its query, and says so', async ({ page }) => {
  await openDemo(page, plain, '#tab=import');
  await rules(page).first().locator('input').fill('Ella');
  await optionSwitch(page, 'disabled').check();
  for (const name of ['Clear query', 'Initial query', 'Undo', 'Import'])
    await expect(page.getByRole('button', { name, exact: true })).toBeDisabled();
  await expect(page.getByText('Nothing changes the query while the option “Disabled” is on.')).toHaveCount(2);
  await page.keyboard.press('Control+z');
  await optionSwitch(page, 'disabled').uncheck();
  await expect(rules(page).first().locator('input')).toHaveValue('Ella');
  await page.getByRole('button', { name: 'Clear query' }).click();
  await expect(rules(page)).toHaveCount(0);
});

test('labels of options that take two lines are apart from their neighbours', async ({ page }) => {
  await openDemo(page, plain);
  const gaps = await page
    .getByRole('region', { name: 'Options', exact: true })
    .locator('label')
    .evaluateAll((labels) => {
      const texts = labels.map((label) => {
        const range = document.createRange();
        range.selectNodeContents(label.lastChild!);
        return range.getBoundingClientRect();
      });
      return texts.flatMap((text) => {
        const below = texts.filter(({ left, top }) => left === text.left && top > text.top);
        return below.map(({ top }) => top - text.bottom);
      });
    });
  expect(Math.min(...gaps)).toBeGreaterThan(6);
});
