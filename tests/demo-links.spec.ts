import { deflateSync } from 'node:zlib';
import { initialQuery } from '../src/demo/core/initialQuery';
import { DEFAULT_OPTIONS } from '../src/demo/core/options';
import {
  addressState,
  builder,
  DEMOS,
  openDemo,
  optionSwitch,
  plain,
  result,
  rules,
  showFormat,
  valueInput,
} from './support/demo';
import { expect, test } from './support/test';

/** A link in the format of older demos. */
const oldLink = (state: object) => `#s=${encodeURIComponent(deflateSync(JSON.stringify(state)).toString('base64'))}`;

test('links of the documentation set options; order does not matter, and unknown names are ignored', async ({
  page,
}) => {
  await openDemo(page, plain!, '#nonsense=1&showCloneButtons=true&autoSelectField=false&showNotToggle=true');
  await expect(optionSwitch(page, 'showCloneButtons')).toBeChecked();
  await expect(optionSwitch(page, 'showNotToggle')).toBeChecked();
  await expect(optionSwitch(page, 'autoSelectField')).not.toBeChecked();
  await expect(builder(page).locator('.rule-cloneRule')).toHaveCount(7);
  // No change, so the address stays as it is.
  await expect(page).toHaveURL(/#nonsense=1&/);
});

test('a link that changes on the open page is followed', async ({ page }) => {
  await openDemo(page, plain!);
  await rules(page).first().locator('input').fill('Ella');
  await page.evaluate(() => {
    window.location.hash = '#showLockButtons=true';
  });
  await expect(optionSwitch(page, 'showLockButtons')).toBeChecked();
  // The link has no query, so the current one is kept.
  await expect(rules(page).first().locator('input')).toHaveValue('Ella');
});

test('links of earlier years open, with their query, their options and their library', async ({ page }) => {
  const query = { ...initialQuery, rules: initialQuery.rules.slice(0, 2) };
  const queryIC = { rules: [initialQuery.rules[2], 'or', initialQuery.rules[0]] };
  const options = { ...DEFAULT_OPTIONS, showNotToggle: true };
  await openDemo(page, plain!, oldLink({ query, queryIC, options, style: '' }));
  await expect(rules(page)).toHaveCount(2);
  await expect(optionSwitch(page, 'showNotToggle')).toBeChecked();

  await page.goto('about:blank');
  const independent = { ...options, independentCombinators: true };
  await page.goto(`/demo${oldLink({ query, queryIC, options: independent, style: 'bootstrap' })}`);
  await expect(page).toHaveURL(/\/demo\/bootstrap#/);
  await expect(builder(page).locator('.btn').first()).toBeVisible();
  await expect(result(page)).toHaveText("(age > '26' or firstName like 'E%')");
});

test('flags win over the state of a link', async ({ page }) => {
  const state = oldLink({ query: initialQuery, options: { ...DEFAULT_OPTIONS, showNotToggle: true }, style: '' });
  await openDemo(page, plain!, `#showNotToggle=false&${state.slice(1)}`);
  await expect(rules(page)).toHaveCount(7);
  await expect(optionSwitch(page, 'showNotToggle')).not.toBeChecked();
});

test('the old path of the demo keeps search and hash', { tag: '@old-demo-path' }, async ({ page }) => {
  await page.goto('/react-querybuilder?from=bookmark#showNotToggle=true');
  await expect(page).toHaveURL(/\/demo\?from=bookmark#showNotToggle=true$/);
  await expect(optionSwitch(page, 'showNotToggle')).toBeChecked();
});

test('the link that is copied brings another browser to the same state', async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDemo(page, DEMOS[3]!);
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

test('a change of library brings query and options along, in a new tab too', async ({ page, context }) => {
  await openDemo(page, plain!);
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
