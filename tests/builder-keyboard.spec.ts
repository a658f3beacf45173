import type { Locator } from '@playwright/test';
import { contrast } from './support/contrast';
import { builder, demoOf, DEMOS, openDemo, rules } from './support/demo';
import { openHome, part } from './support/home';
import { lookAt, lookOf } from './support/looks';
import { expect, test } from './support/test';

const removeRules = (root: Locator) => root.getByRole('button', { name: 'Remove rule', exact: true });
const removeGroup = (root: Locator) => root.getByRole('button', { name: 'Remove group', exact: true });
const addRule = (root: Locator) => root.locator('.ruleGroup-addRule').first();

/** Removes all rules and groups by keyboard, and expects the focus near what was removed. */
async function expectFocusNear(root: Locator): Promise<void> {
  const count = await removeRules(root).count();
  expect(count).toBeGreaterThan(4);
  await removeRules(root).first().press('Enter');
  await expect(removeRules(root)).toHaveCount(count - 1);
  await expect(removeRules(root).first()).toBeFocused();
  await removeRules(root).last().press('Enter');
  await expect(removeRules(root)).toHaveCount(count - 2);
  const last = root.locator('.ruleGroup .ruleGroup').or(root.locator('.rule')).last();
  await expect(last.locator(':focus')).toHaveCount(1);
  await removeGroup(root).first().press('Enter');
  await expect(removeGroup(root)).toHaveCount(0);
  await expect(root.locator(':focus')).toHaveCount(1);
  while ((await removeRules(root).count()) > 0) {
    const left = await removeRules(root).count();
    await removeRules(root).first().press('Enter');
    await expect(removeRules(root)).toHaveCount(left - 1);
  }
  await expect(addRule(root)).toBeFocused();
}

/** Fields of the ranges in an element. */
const rangeFields = (root: Locator) =>
  root.locator('input, select').and(root.locator('.rule-value-list-item, .rule-value-list-item *'));

/** Expects a name for each field of a range and each button that shows a sign. */
async function expectNames(root: Locator): Promise<void> {
  for (const [index, field] of (await rangeFields(root).all()).entries())
    await expect(field).toHaveAccessibleName(['Value from', 'Value to'][index % 2]!);
  expect(await removeRules(root).count()).toBe(await root.locator('.rule').count());
}

for (const demo of DEMOS) {
  test(`the focus stays near what is removed, and all is named and drawn, on ${demo.path}`, async ({ page }) => {
    await openDemo(page, demo, '#showCloneButtons=true&showLockButtons=true&enableDragAndDrop=true');
    const root = builder(page);
    // Drawn signs need no font.
    await expect(root.locator('.moveHandle svg')).toHaveCount(8);
    const first = rules(page).first();
    for (const name of ['Clone rule', 'Lock rule', 'Remove rule']) {
      const button = first.getByRole('button', { name, exact: true });
      await expect(button.locator('svg')).toBeVisible();
      await expect(button).toHaveText(/^(?:Clone rule|Lock rule|Remove rule)?$/);
    }
    // The others have one control for both dates.
    if (!['antd', 'mantine'].includes(demo.name)) await expect(rangeFields(root)).toHaveCount(2);
    await expectNames(root);
    await first.getByRole('button', { name: 'Lock rule', exact: true }).click();
    const unlock = root.getByRole('button', { name: 'Unlock rule', exact: true });
    await expect(unlock).toHaveCount(1);
    await expect(unlock.locator('svg')).toBeVisible();
    await unlock.click();
    await expectFocusNear(root);
  });
}

for (const name of ['DefaultBuilder', 'StyledBuilder']) {
  test(`the focus stays near what is removed, and all is named, in ${name} of the home page`, async ({ page }) => {
    await openHome(page, name);
    await expectNames(part(page, name));
    await expectFocusNear(part(page, name));
  });
}

/** Parts that show a switch, and whether it is on. */
const SWITCHES = {
  antd: ['.ant-switch'],
  chakra: ['.chakra-switch__track', '.chakra-switch__thumb'],
  material: ['.MuiSwitch-track', '.MuiSwitch-thumb'],
};

for (const [name, parts] of Object.entries(SWITCHES)) {
  test(`the "Not" switch of ${name} can be seen in forced colours`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openDemo(page, demoOf(name), '#showNotToggle=true');
    for (const css of parts) {
      const drawn = builder(page).locator(`.ruleGroup-notToggle ${css}, ${css}.ruleGroup-notToggle`).first();
      await expect(drawn).toHaveCSS('border-top-style', 'solid');
      await expect(drawn).not.toHaveCSS('border-top-width', '0px');
    }
  });
}

/** Controls of unselected radio buttons. */
const RADIOS = {
  bootstrap: 'input[type=radio]:not(:checked)',
  chakra: '.chakra-radio__control:not([data-checked])',
  mantine: '.mantine-Radio-radio:not(:checked)',
};

for (const [name, css] of Object.entries(RADIOS)) {
  test(`unselected radio buttons of ${name} stand out in both modes`, async ({ page }) => {
    const demo = demoOf(name);
    await openDemo(page, demo, '#tab=import');
    await page.getByRole('textbox', { name: /to import/ }).fill("gender = 'F'");
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const radio = builder(page).locator(css).first();
    for (const look of [lookOf('light', 1280), lookOf('dark', 1280)]) {
      await lookAt(page, look);
      await expect(radio).toBeVisible();
      const [border = '', page_ = ''] = await radio.evaluate((element) => {
        const backdrop = (it: Element): string => {
          const { backgroundColor } = getComputedStyle(it);
          return /^rgb\(/.test(backgroundColor) ? backgroundColor : backdrop(it.parentElement!);
        };
        return [getComputedStyle(element).borderTopColor, backdrop(element.parentElement!)];
      });
      expect(border).toMatch(/^rgb\(/);
      expect(contrast(border, page_), look.name).toBeGreaterThanOrEqual(3);
    }
  });
}
