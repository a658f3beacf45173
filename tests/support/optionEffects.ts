import { expect, type ConsoleMessage, type Page } from '@playwright/test';
import type { OptionName } from '../../src/demo/core/options';
import { builder, choose, chosen, restoreQuery, result, rules, showFormat, valueInput } from './demo';

const firstInput = (page: Page) => valueInput(rules(page).first());

const ageInput = (page: Page) => valueInput(rules(page).nth(2));

const logEnd = () => console.log('end');

const exported = async (page: Page) => JSON.parse((await result(page).textContent()) ?? '') as { rules: unknown[] };

const addRule = async (page: Page) => {
  const count = await rules(page).count();
  await builder(page).locator('.ruleGroup-addRule').first().click();
  await expect(rules(page)).toHaveCount(count + 1);
  return rules(page).last();
};

/** Asserts the documented effect of each option, or its absence, on the builder. Leaves the query unchanged. */
export const EFFECTS: Record<OptionName, (page: Page, isOn: boolean) => Promise<void>> = {
  showNotToggle: (page, isOn) => expect(builder(page).locator('.ruleGroup-notToggle')).toHaveCount(isOn ? 2 : 0),
  showCombinatorsBetweenRules: async (page, isOn) => {
    await expect(builder(page).locator('.betweenRules')).toHaveCount(isOn ? 6 : 0);
    await expect(builder(page).locator('.ruleGroup-header .ruleGroup-combinators')).toHaveCount(isOn ? 0 : 2);
  },
  independentCombinators: async (page, isOn) => {
    await expect(builder(page).locator('.betweenRules')).toHaveCount(isOn ? 6 : 0);
    await showFormat(page, 'json_without_ids');
    await expect.poll(async () => (await exported(page)).rules[1] === 'and').toBe(isOn);
  },
  showCloneButtons: async (page, isOn) => {
    await expect(builder(page).locator('.rule-cloneRule')).toHaveCount(isOn ? 7 : 0);
    if (!isOn) return;
    await builder(page).locator('.rule-cloneRule').first().click();
    await expect(rules(page)).toHaveCount(8);
    await restoreQuery(page);
  },
  showLockButtons: async (page, isOn) => {
    await expect(builder(page).locator('.rule-lock')).toHaveCount(isOn ? 7 : 0);
    if (!isOn) return;
    await builder(page).locator('.rule-lock').first().click();
    await expect(firstInput(page)).toBeDisabled();
    await expect(ageInput(page)).toBeEnabled();
    await restoreQuery(page);
  },
  showBranches: async (page, isOn) => {
    const width = () =>
      rules(page)
        .first()
        .evaluate((rule) => Number.parseFloat(getComputedStyle(rule, '::before').borderBottomWidth) || 0);
    await expect.poll(async () => (await width()) > 0).toBe(isOn);
  },
  justifiedLayout: async (page, isOn) => {
    const gap = () =>
      rules(page)
        .first()
        .evaluate((rule) => {
          const end = rule.querySelector('.rule-remove')!.getBoundingClientRect().right;
          return rule.getBoundingClientRect().right - end;
        });
    await expect.poll(async () => (await gap()) < 24).toBe(isOn);
  },
  enableDragAndDrop: async (page, isOn) => {
    const handles = builder(page).locator('.queryBuilder-dragHandle');
    await expect(handles).toHaveCount(isOn ? 8 : 0);
    if (!isOn) return;
    await showFormat(page, 'json_without_ids');
    await handles.first().dragTo(rules(page).nth(2));
    const names = async () => (await exported(page)).rules.map((rule) => (rule as { field?: string }).field);
    await expect.poll(async () => (await names()).slice(0, 3)).toEqual(['lastName', 'age', 'firstName']);
    await restoreQuery(page);
  },
  addRuleToNewGroups: async (page, isOn) => {
    const count = await rules(page).count();
    await builder(page).locator('.ruleGroup-addGroup').first().click();
    await expect(builder(page).locator('.ruleGroup')).toHaveCount(3);
    await expect(rules(page)).toHaveCount(isOn ? count + 1 : count);
    await restoreQuery(page);
  },
  autoSelectField: async (page, isOn) => {
    await expect.poll(async () => chosen(await addRule(page), 'rule-fields')).toMatch(isOn ? 'First name' : /^-+$/);
    await restoreQuery(page);
  },
  autoSelectOperator: async (page, isOn) => {
    await expect.poll(async () => chosen(await addRule(page), 'rule-operators')).toMatch(isOn ? '=' : /^-+$/);
    await restoreQuery(page);
  },
  resetOnFieldChange: async (page, isOn) => {
    await choose(rules(page).first(), 'rule-fields', 'Job');
    await expect(firstInput(page)).toHaveValue(isOn ? '' : 'E');
    await restoreQuery(page);
  },
  resetOnOperatorChange: async (page, isOn) => {
    await choose(rules(page).first(), 'rule-operators', 'contains');
    await expect(firstInput(page)).toHaveValue(isOn ? '' : 'E');
    await restoreQuery(page);
  },
  listsAsArrays: async (page, isOn) => {
    await showFormat(page, 'json_without_ids');
    await choose(rules(page).first(), 'rule-operators', 'between');
    const inputs = rules(page).first().locator('.rule-value input, input.rule-value-list-item');
    await inputs.last().fill('Z');
    await expect.poll(async () => (await exported(page)).rules[0]).toMatchObject({ value: isOn ? ['E', 'Z'] : 'E,Z' });
    await restoreQuery(page);
  },
  parseNumbers: async (page, isOn) => {
    await showFormat(page, 'json_without_ids');
    await ageInput(page).fill('31');
    await expect.poll(async () => (await exported(page)).rules[2]).toMatchObject({ value: isOn ? 31 : '31' });
    await showFormat(page, 'sql');
    await expect(result(page)).toContainText(isOn ? 'age > 31' : "age > '31'");
    await restoreQuery(page);
  },
  validateQuery: async (page, isOn) => {
    await showFormat(page, 'sql');
    await builder(page).locator('.ruleGroup-addGroup').first().click();
    const empty = builder(page).locator('.ruleGroup').last();
    await expect(empty).toHaveClass(isOn ? /queryBuilder-invalid/ : /^(?!.*queryBuilder-invalid)/);
    // An invalid group is left out; otherwise an empty group becomes (1 = 1).
    const text = expect(result(page));
    await (isOn ? text.not : text).toContainText('(1 = 1)');
    await restoreQuery(page);
  },
  disabled: async (page, isOn) => {
    await expect(builder(page).locator('.queryBuilder')).toHaveClass(
      isOn ? /queryBuilder-disabled/ : /^(?!.*queryBuilder-disabled)/,
    );
    const controls = builder(page).locator('.queryBuilder :is(button, input:not([type=hidden]), select)');
    const enabled = () =>
      controls.evaluateAll((all) => all.filter((control) => !(control as HTMLButtonElement).disabled).length);
    await expect.poll(async () => (await enabled()) === 0).toBe(isOn);
  },
  debugMode: async (page, isOn) => {
    let logged = 0;
    const count = (message: ConsoleMessage) => {
      if (message.type() === 'log') logged += 1;
    };
    page.on('console', count);
    await firstInput(page).fill('Ed');
    await expect(firstInput(page)).toHaveValue('Ed');
    // Messages arrive in order, so everything logged before this one has been counted.
    await Promise.all([page.waitForEvent('console', (message) => message.text() === 'end'), page.evaluate(logEnd)]);
    page.off('console', count);
    expect(logged > 1).toBe(isOn);
    await restoreQuery(page);
  },
};
