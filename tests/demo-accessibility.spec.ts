import { ALL_OPTIONS } from '../src/demo/core/options';
import { builder, DEMOS, openDemo, optionSwitch, result, rules, showFormat } from './support/demo';
import { follow } from './support/faults';
import { expectGoodLooks, inLooks } from './support/inLooks';
import { heading, open } from './support/page';
import { expect, ownContexts, test } from './support/test';

ownContexts();

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
  await openDemo(page, DEMOS[0]!, '#tab=import');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Imported/ })).toBeVisible();
  await expectGoodLooks(page);
  await openDemo(page, DEMOS[0]!, '#tab=code&s=');
  await expect(page.getByRole('region', { name: 'App.tsx' })).toBeVisible();
  await inLooks(page, async (judge, { width }) => {
    const isNarrow = width < 997;
    if (isNarrow) await page.getByRole('button', { name: 'Options', exact: true }).click();
    await judge();
    if (isNarrow) await page.keyboard.press('Escape');
  });
});

test('the whole demo works by keyboard', async ({ page }) => {
  await openDemo(page, DEMOS[0]!);
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

test('a screen reader announces changes of the query', async ({ page }) => {
  await openDemo(page, DEMOS[0]!);
  await builder(page).getByRole('button', { name: '+Rule' }).first().click();
  await expect(
    page.getByRole('status').filter({
      hasText: /^The query has 8 rules in 2 groups\. First name begins with “E” and .+ and First name is “”\.$/,
    }),
  ).toHaveCount(1);
});

test('the effect of a button on the query is announced once', async ({ page }) => {
  await page.clock.install();
  await openDemo(page, DEMOS[0]!);
  await page.evaluate(() => {
    const told: string[] = ((window as { told?: string[] }).told = []);
    new MutationObserver(() => {
      for (const status of document.querySelectorAll('[role=status]')) {
        const text = status.textContent ?? '';
        if (/query/.test(text) && !told.includes(text)) told.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await page.getByRole('button', { name: 'Clear query' }).click();
  await page.clock.runFor(2000);
  await builder(page).getByRole('button', { name: '+Rule' }).first().click();
  await page.clock.runFor(2000);
  const told = () => page.evaluate(() => (window as { told?: string[] }).told);
  await expect.poll(told).toEqual(['The query is empty.', 'The query has 1 rule in 1 group. First name is “”.']);
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
  await openDemo(page, DEMOS[0]!);
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
