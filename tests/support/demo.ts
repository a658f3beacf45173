import { expect, type Locator, type Page } from '@playwright/test';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import { initialQuery } from '../../src/demo/core/initialQuery';
import { readHash } from '../../src/demo/core/hash';
import { OPTIONS, type OptionName, type Options } from '../../src/demo/core/options';
import { appears, open } from './page';
import { readDemos } from './routes';

/** A demo, with a selector that only matches its library's controls. */
export interface DemoPage {
  name: string;
  path: string;
  control: string;
}

/** Matches a button that the library renders or adds classes to. */
const controlOf = (name: string) =>
  `[data-library="${name}"] ${name === 'default' ? '.queryBuilder' : '.ruleGroup-addRule:not([class="ruleGroup-addRule"])'}`;

export const DEMOS: readonly DemoPage[] = readDemos('.').map(({ name, path }) => ({
  name,
  path,
  control: controlOf(name),
}));

export const demoOf = (library: string): DemoPage => DEMOS.find(({ name }) => name === library)!;

/** The demo of the library's own controls. */
export const plain = demoOf('default');

/** Polling interval (ms) for a demo's quick, cheap updates. */
export const OFTEN = { intervals: [50] };

export const builder = (page: Page) => page.getByRole('region', { name: 'Query builder', exact: true });

/** Rules of the builder, from top to bottom. */
export const rules = (page: Page) => builder(page).locator('.rule');

/** First input of a rule's value, inside any wrapper of the library. */
export const valueInput = (rule: Locator) => rule.locator('input.rule-value, .rule-value input').first();

/** The export panel. */
export const result = (page: Page) => page.getByRole('region', { name: 'Result', exact: true });

export function optionSwitch(page: Page, name: OptionName): Locator {
  const label = OPTIONS.find((option) => option.name === name)?.label ?? name;
  return page.getByRole('region', { name: 'Options', exact: true }).getByRole('checkbox', { name: label, exact: true });
}

/** Waits until the demo's library has rendered. */
export async function takenOver(page: Page, { control }: DemoPage): Promise<void> {
  await appears(builder(page), control);
  await builder(page).locator(control).first().waitFor();
}

/** Opens a demo and waits until its library has rendered. */
export async function openDemo(page: Page, demo: DemoPage, hash = ''): Promise<void> {
  await open(page, `${demo.path}${hash}`);
  await takenOver(page, demo);
}

/** What shows one part of the demo: its export, code, rows and so on. */
export const partSwitch = (page: Page, part: string) =>
  page.getByRole('radiogroup', { name: 'Show' }).getByLabel(part, { exact: true });

export const show = (page: Page, part: string) => partSwitch(page, part).check({ force: true });

/** Selects an export format by its name. */
export async function showFormat(page: Page, format: string): Promise<void> {
  await page.getByRole('radiogroup', { name: 'Format' }).locator(`input[value="${format}"]`).check({ force: true });
}

/** Chooses an option in a custom select of a library. */
async function chooseDrawn(rule: Locator, part: string, label: string): Promise<void> {
  await rule.locator(`.${part}`).first().locator('.ant-select-selector, [role=combobox], input').first().click();
  const options = rule.page().locator('.ant-select-item-option:visible, [role=option]:visible');
  await options.getByText(label, { exact: true }).first().click({ timeout: 5000 });
  await expect.poll(() => chosen(rule, part), { ...OFTEN, timeout: 2000 }).toBe(label);
}

/**
 * Chooses an option in a native or custom select of a rule. Retries if the list moves under the pointer as it opens.
 *
 * @param part class of the select, such as `rule-fields`
 */
export async function choose(rule: Locator, part: string, label: string): Promise<void> {
  const native = rule.locator(`select.${part}, .${part} select`).first();
  if ((await native.count()) > 0) await native.selectOption({ label });
  else await expect(() => chooseDrawn(rule, part, label)).toPass();
}

/** The displayed text of a native or custom select of a rule. */
export async function chosen(rule: Locator, part: string): Promise<string> {
  const select = rule.locator(`.${part}`).first();
  return select.evaluate((element) => {
    const native = element instanceof HTMLSelectElement ? element : element.querySelector('select');
    if (native) return native.selectedOptions[0]?.label ?? '';
    const input = element instanceof HTMLInputElement ? element : element.querySelector('input');
    // Ant Design's select repeats its text for screen readers.
    const [text = ''] = (element as HTMLElement).innerText.trim().split('\n');
    return text || (input?.value ?? '');
  });
}

/** The state in the URL hash. */
export const addressState = async (page: Page) => readHash(await page.evaluate(() => window.location.hash));

/** Top-level rules and their locks, without the contents of groups. */
const outerRules = ({ rules }: RuleGroupTypeAny) =>
  rules.flatMap((rule) => {
    if (typeof rule === 'string') return [];
    const lock = rule.disabled ? ' locked' : '';
    return 'field' in rule ? [`${rule.field} ${rule.operator} ${rule.value}${lock}`] : [`group${lock}`];
  });

/** Waits until the hash contains the options and the initial query. */
export async function followed(page: Page, options: Partial<Options>): Promise<void> {
  await expect
    .poll(async () => {
      const state = await addressState(page);
      return { options: state.options, rules: state.query && outerRules(state.query) };
    }, OFTEN)
    .toMatchObject({ options, rules: outerRules(initialQuery) });
}

/** Restores the initial query. Retries if the page moves under the pointer. */
export async function restoreQuery(page: Page): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name: 'Initial query' }).click();
    await expect
      .poll(
        async () => {
          const { query } = await addressState(page);
          return outerRules(query ?? initialQuery);
        },
        { ...OFTEN, timeout: 2000 },
      )
      .toEqual(outerRules(initialQuery));
    await expect(builder(page).locator('.ruleGroup')).toHaveCount(2, { timeout: 500 });
    await expect(rules(page)).toHaveCount(7, { timeout: 500 });
  }).toPass();
}
