import { expect, type Locator, type Page } from '@playwright/test';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import { initialQuery } from '../../src/demo/core/initialQuery';
import { readHash } from '../../src/demo/core/hash';
import { OPTIONS, type OptionName, type Options } from '../../src/demo/core/options';
import { open } from './page';

/** A demo: its library, its page, and what only the controls of its library have. */
export interface DemoPage {
  name: string;
  path: string;
  control: string;
}

export const DEMOS: readonly DemoPage[] = [
  { name: 'default', path: '/demo', control: '.queryBuilder' },
  { name: 'antd', path: '/demo/antd', control: '.ant-btn' },
  { name: 'bootstrap', path: '/demo/bootstrap', control: '.btn' },
  { name: 'bulma', path: '/demo/bulma', control: '.button' },
  { name: 'chakra', path: '/demo/chakra', control: '.chakra-button' },
  { name: 'mantine', path: '/demo/mantine', control: '.mantine-Button-root' },
  { name: 'material', path: '/demo/material', control: '.MuiButton-root' },
];

/** The demo without a library. */
export const [plain] = DEMOS;

/** How often, in ms, to ask whether a demo or its address follows: it does soon, and to ask costs next to nothing. */
export const OFTEN = { intervals: [50] };

export const builder = (page: Page) => page.getByRole('region', { name: 'Query builder', exact: true });

/** The rules of the builder, from top to bottom. */
export const rules = (page: Page) => builder(page).locator('.rule');

/** The first input of a rule's value, whatever the library wraps around it. */
export const valueInput = (rule: Locator) => rule.locator('input.rule-value, .rule-value input').first();

/** What the export panel says that formatQuery returns. */
export const result = (page: Page) => page.getByRole('region', { name: 'Result', exact: true });

/** The switch of an option. */
export function optionSwitch(page: Page, name: OptionName): Locator {
  const label = OPTIONS.find((option) => option.name === name)?.label ?? name;
  return page.getByRole('region', { name: 'Options', exact: true }).getByRole('checkbox', { name: label, exact: true });
}

/** Waits until the library of a demo has taken over. */
export const takenOver = (page: Page, { control }: DemoPage): Promise<void> =>
  builder(page).locator(control).first().waitFor({ timeout: 15_000 });

/** Opens a demo and waits until its library has taken over. */
export async function openDemo(page: Page, demo: DemoPage, hash = ''): Promise<void> {
  await open(page, `${demo.path}${hash}`);
  await takenOver(page, demo);
}

/** Chooses one of the nine formats, by its name, and gives what the page shows of it. */
export async function showFormat(page: Page, format: string): Promise<void> {
  await page.getByRole('radiogroup', { name: 'Format' }).locator(`input[value="${format}"]`).check({ force: true });
}

/** Opens what a library draws instead of a select, and clicks one of its options. */
async function chooseDrawn(rule: Locator, part: string, label: string): Promise<void> {
  await rule.locator(`.${part}`).first().locator('.ant-select-selector, [role=combobox], input').first().click();
  const options = rule.page().locator('.ant-select-item-option:visible, [role=option]:visible');
  await options.getByText(label, { exact: true }).first().click({ timeout: 5000 });
  await expect.poll(() => chosen(rule, part), { ...OFTEN, timeout: 2000 }).toBe(label);
}

/**
 * Chooses an option of one of a rule's selects, whatever the library makes of a select: again, should the list have
 * moved under the pointer as it opens.
 *
 * @param part class of the select, such as `rule-fields`
 */
export async function choose(rule: Locator, part: string, label: string): Promise<void> {
  const native = rule.locator(`select.${part}, .${part} select`).first();
  if ((await native.count()) > 0) await native.selectOption({ label });
  else await expect(() => chooseDrawn(rule, part, label)).toPass();
}

/** The text that one of a rule's selects shows, whatever the library makes of a select. */
export async function chosen(rule: Locator, part: string): Promise<string> {
  const select = rule.locator(`.${part}`).first();
  return select.evaluate((element) => {
    const native = element instanceof HTMLSelectElement ? element : element.querySelector('select');
    if (native) return native.selectedOptions[0]?.label ?? '';
    const input = element instanceof HTMLInputElement ? element : element.querySelector('input');
    // A select of Ant Design says its text twice: once to screen readers.
    const [text = ''] = (element as HTMLElement).innerText.trim().split('\n');
    return text || (input?.value ?? '');
  });
}

/** What the address of a page says of the demo. */
export const addressState = async (page: Page) => readHash(await page.evaluate(() => window.location.hash));

/** What stands in a query and what is locked, without what stands in its groups. */
const outerRules = ({ rules }: RuleGroupTypeAny) =>
  rules.flatMap((rule) => {
    if (typeof rule === 'string') return [];
    const lock = rule.disabled ? ' locked' : '';
    return 'field' in rule ? [`${rule.field} ${rule.operator} ${rule.value}${lock}`] : [`group${lock}`];
  });

/** Waits until the address says of the options what they are, and of the query that it is the initial one. */
export async function followed(page: Page, options: Partial<Options>): Promise<void> {
  await expect
    .poll(async () => {
      const state = await addressState(page);
      return { options: state.options, rules: state.query && outerRules(state.query) };
    }, OFTEN)
    .toMatchObject({ options, rules: outerRules(initialQuery) });
}

/** Brings the initial query back: again, should the page have moved under the pointer. */
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
