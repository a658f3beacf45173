import type { Locator } from '@playwright/test';
import { writeHash } from '../src/demo/core/hash';
import { DEFAULT_DEMO_STATE } from '../src/demo/core/state';
import { builder, DEMOS, OFTEN, openDemo, rules } from './support/demo';
import { overflowOf } from './support/page';
import { expect, test } from './support/test';

/** What opens the pop-ups that a library draws itself, and the pop-ups. */
const POP_UPS: Record<string, { opener: string; popUp: string }> = {
  antd: { opener: '.ant-select, .ant-picker', popUp: '.ant-select-dropdown, .ant-picker-dropdown' },
  mantine: {
    opener: '.mantine-Select-input, .mantine-MultiSelect-input, [data-dates-input]',
    popUp: '.mantine-Popover-dropdown',
  },
  material: { opener: '.MuiSelect-select', popUp: '.MuiPopover-paper' },
};

const DATES = ['birthdate', 'datetime', 'alarm'];

/** One rule for each kind of pop-up. */
const query = {
  combinator: 'and',
  rules: [
    { field: 'instrument', operator: '=', value: 'Cello' },
    { field: 'alsoPlays', operator: 'in', value: '' },
    ...DATES.flatMap((field) => ['=', 'between'].map((operator) => ({ field, operator, value: '' }))),
  ],
};

/** Number of parts of a pop-up that the toolbar lies over. */
const coveredParts = (popUp: Locator) =>
  popUp.evaluate((element) => {
    const toolbar = [...document.querySelectorAll('button')].find(({ innerText }) => innerText === 'Clear query')!;
    const bottom = element.getBoundingClientRect().bottom;
    return [...element.querySelectorAll('*')].filter((part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      const middle = top + height / 2;
      // Others are scrolled out of the pop-up.
      const hit = middle < bottom ? document.elementFromPoint(left + width / 2, middle) : null;
      return hit !== null && toolbar.parentElement!.parentElement!.contains(hit);
    }).length;
  });

test.use({ hasTouch: true, isMobile: true });

for (const demo of DEMOS) {
  const { opener, popUp } = POP_UPS[demo.name] ?? {};
  if (!opener || !popUp) continue;
  test(`${demo.path}: on a phone, every pop-up is within the screen and over the toolbar`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openDemo(page, demo, await writeHash({ ...DEFAULT_DEMO_STATE, query }, demo.name));
    await expect(rules(page)).toHaveCount(query.rules.length);
    const popUps = page.locator(popUp).filter({ visible: true });
    const edges = () =>
      popUps.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left >= 0 && right <= window.innerWidth ? 'within the screen' : `${left} to ${right}`;
      });
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const first = rules(page).first().locator(opener);
      const openers = [...(await first.all()), ...(await builder(page).locator('.rule-value').all())];
      let seen = 0;
      for (const [index, place] of openers.entries()) {
        const name = `pop-up ${index} at ${width} px`;
        const inside = place.locator(opener);
        const target = (await inside.count()) > 0 ? inside.first() : place;
        if (!(await target.evaluate((element, selector) => element.matches(selector), opener))) continue;
        await target.click();
        await popUps.waitFor();
        await expect.soft.poll(edges, { ...OFTEN, message: name }).toBe('within the screen');
        expect.soft(await coveredParts(popUps), `covered parts of ${name}`).toBe(0);
        expect.soft(await overflowOf(page), `the page with ${name}`).toBeLessThanOrEqual(0);
        seen += 1;
        await page.keyboard.press('Escape');
        await popUps.waitFor({ state: 'hidden' });
      }
      expect(seen).toBeGreaterThanOrEqual(demo.name === 'material' ? 3 : 8);
    }
  });
}
