import { initialQuery } from '../src/demo/core/initialQuery';
import { DEFAULT_OPTIONS } from '../src/demo/core/options';
import {
  addressState,
  builder,
  demoOf,
  DEMOS,
  openDemo,
  optionSwitch,
  plain,
  result,
  rules,
  showFormat,
  valueInput,
} from './support/demo';
import { hashOf, oldHashOf } from './support/hashOf';
import { changeHash, watch } from './support/page';
import { expect, test } from './support/test';

test('links of the documentation set options; order does not matter, and unknown names are ignored', async ({
  page,
}) => {
  await openDemo(page, plain, '#nonsense=1&showCloneButtons=true&autoSelectField=false&showNotToggle=true');
  await expect(optionSwitch(page, 'showCloneButtons')).toBeChecked();
  await expect(optionSwitch(page, 'showNotToggle')).toBeChecked();
  await expect(optionSwitch(page, 'autoSelectField')).not.toBeChecked();
  await expect(builder(page).locator('.rule-cloneRule')).toHaveCount(7);
  // No change, so the address stays as it is.
  await expect(page).toHaveURL(/#nonsense=1&/);
});

test('the open page follows a changed link', async ({ page }) => {
  await openDemo(page, plain);
  await rules(page).first().locator('input').fill('Ella');
  await changeHash(page, '#showLockButtons=true');
  await expect(optionSwitch(page, 'showLockButtons')).toBeChecked();
  // The link has no query, so the current one is kept.
  await expect(rules(page).first().locator('input')).toHaveValue('Ella');
});

test('links of earlier years open, with their query, their options and their library', async ({ page }) => {
  const query = { ...initialQuery, rules: initialQuery.rules.slice(0, 2) };
  const queryIC = { rules: [initialQuery.rules[2], 'or', initialQuery.rules[0]] };
  const options = { ...DEFAULT_OPTIONS, showNotToggle: true };
  await openDemo(page, plain, oldHashOf({ query, queryIC, options, style: '' }));
  await expect(rules(page)).toHaveCount(2);
  await expect(optionSwitch(page, 'showNotToggle')).toBeChecked();

  await page.goto('about:blank');
  const independent = { ...options, independentCombinators: true };
  await page.goto(`/demo${oldHashOf({ query, queryIC, options: independent, style: 'bootstrap' })}`);
  await expect(page).toHaveURL(/\/demo\/bootstrap#/);
  await expect(builder(page).locator('.btn').first()).toBeVisible();
  await expect(result(page)).toHaveText("(age > '26' or firstName like 'E%')");
});

test('a field that the demo does not have is shown, exported and named', async ({ page }) => {
  const rules = [{ field: 'salary', operator: '=', value: '1' }];
  await openDemo(page, plain, hashOf({ query: { combinator: 'and', rules } }));
  await expect(page.getByRole('alert')).toContainText(
    'a field that the demo does not have, and that was kept: “salary”.',
  );
  await expect(builder(page).locator('.rule-fields').first()).toHaveValue('salary');
  await expect(result(page)).toHaveText("(salary = '1')");
});

test('an operator that the demo does not have is shown, exported and named', async ({ page }) => {
  const rules = [{ field: 'age', operator: 'resembles', value: '1' }];
  await openDemo(page, plain, hashOf({ query: { combinator: 'and', rules } }));
  await expect(page.getByRole('alert')).toContainText(
    'an operator that the demo does not have, and that was kept: “resembles”.',
  );
  await expect(builder(page).locator('.rule-operators').first()).toHaveValue('resembles');
  await expect(result(page)).toHaveText("(age resembles '1')");
});

test('a link to a library that the demo does not have says so', async ({ page }) => {
  await openDemo(page, plain, '#library=zzz&showNotToggle=true');
  await expect(page.getByRole('alert')).toContainText('The link names no library of the demo.');
  await expect(optionSwitch(page, 'showNotToggle')).toBeChecked();
});

test('a link that chat programs would cut says so next to its button', async ({ page }) => {
  const texts = Array.from({ length: 400 }, (_, index) => (index ** 5).toString(36));
  const query = { ...initialQuery, rules: [{ field: 'job', operator: '=', value: texts.join(' ') }] };
  await openDemo(page, plain);
  const note = page.getByText(/^The link has [\d,]+ characters: chat programs cut/);
  await rules(page).first().locator('input').fill('Ella');
  await expect(page).toHaveURL(/#s=/);
  await expect(note).toBeHidden();
  await page.evaluate((hash) => window.location.replace(hash), hashOf({ query }));
  await expect(note).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy link' })).toHaveAccessibleDescription(/chat programs cut/);
});

const LISTS = [[1, 2], [true, false], ['a', null], [null]];

for (const demo of DEMOS) {
  test(`${demo.path} shows lists of anything that a link can hold`, async ({ page }) => {
    const incidents = watch(page);
    const rules = LISTS.flatMap((value) =>
      [
        ['alsoPlays', 'in'],
        ['instrument', '='],
        ['firstName', 'in'],
        ['age', 'between'],
        ['birthdate', 'between'],
        ['description', '='],
        ['gender', '='],
      ].map(([field, operator]) => ({ field, operator, value })),
    );
    await openDemo(page, demo, hashOf({ query: { combinator: 'and', rules }, options: { listsAsArrays: true } }));
    await expect(builder(page).locator('.rule')).toHaveCount(rules.length);
    await expect(builder(page).getByRole('alert')).toHaveCount(0);
    await builder(page).getByRole('button', { name: '+Rule' }).first().click();
    await expect(builder(page).locator('.rule')).toHaveCount(rules.length + 1);
    // Browsers warn about what an input for dates or numbers cannot show.
    expect(incidents.list.filter((incident) => !incident.includes('The specified value'))).toEqual([]);
  });
}

test('a copied link restores the same state in another browser', async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDemo(page, demoOf('bulma'));
  await rules(page).first().locator('input').fill('Chloë “Q” & Söhne 🎺');
  await optionSwitch(page, 'showLockButtons').check();
  await showFormat(page, 'spel');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const shown = await result(page).textContent();

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(other).toHaveURL(/\/demo\/bulma#s=/);
  await expect(optionSwitch(other, 'showLockButtons')).toBeChecked();
  await expect(rules(other).first().locator('input')).toHaveValue('Chloë “Q” & Söhne 🎺');
  await expect(result(other)).toHaveText(shown ?? '');
  await other.context().close();
});

test('another library keeps query and options, in a new tab too', async ({ page, context }) => {
  await openDemo(page, plain);
  await rules(page).first().locator('input').fill('Ella');
  await optionSwitch(page, 'showNotToggle').check();
  await expect.poll(async () => (await addressState(page)).options.showNotToggle).toBe(true);
  const menu = page.getByRole('navigation', { name: 'Demos' });
  const link = menu.getByRole('link', { name: 'Mantine' });
  await expect(link).toHaveAttribute('href', /#s=/);
  const tab = await context.newPage();
  await tab.goto((await link.getAttribute('href')) ?? '');
  await expect(valueInput(rules(tab).first())).toHaveValue('Ella');
  await expect(optionSwitch(tab, 'showNotToggle')).toBeChecked();

  await link.click();
  await expect(page).toHaveURL(/\/demo\/mantine#s=/);
  await menu.getByRole('link', { name: 'Default' }).click();
  await expect(page).toHaveURL(/\/demo#s=/);
  await expect(page.locator('h1')).toHaveText('Demo');
  await expect(rules(page).first().locator('input')).toHaveValue('Ella');
  await expect(optionSwitch(page, 'showNotToggle')).toBeChecked();
});
