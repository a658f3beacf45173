import type { Locator } from '@playwright/test';
import { initialQuery } from '../src/demo/core/initialQuery';
import { ALL_OPTIONS } from '../src/demo/core/options';
import { builder, demoOf, DEMOS, openDemo, rules } from './support/demo';
import { hashOf } from './support/hashOf';
import { overflowOf } from './support/page';
import { expect, test } from './support/test';

interface Group {
  combinator: string;
  rules: object[];
}

const RULE = { field: 'firstName', operator: '=', value: 'Ella' };

const nested = (depth: number): Group => ({
  combinator: 'and',
  rules: depth > 1 ? [nested(depth - 1)] : [RULE],
});

const widthOf = async (place: Locator) => (await place.boundingBox())?.width ?? 0;

const ACTIONS = '.rule-cloneRule, .rule-lock, .rule-remove, .ruleGroup-cloneGroup, .ruleGroup-lock, .ruleGroup-remove';

/** Lines of controls whose buttons are not all on one line, or not at its end: text of each. */
const scattered = (found: Locator, isAtEnd: boolean) =>
  found.evaluateAll(
    (lines, [selector, atEnd]) =>
      lines.flatMap((line) => {
        const buttons = [...line.children].filter((child) => child.matches(selector));
        const boxes = buttons.map((button) => button.getBoundingClientRect());
        const middles = boxes.map(({ top, height }) => Math.round(top + height / 2));
        const isTogether = Math.max(...middles) - Math.min(...middles) <= 2;
        const padding = parseFloat(getComputedStyle(line).paddingInlineEnd);
        const gap = line.getBoundingClientRect().right - padding - Math.max(...boxes.map(({ right }) => right));
        return isTogether && (!atEnd || gap < 4) ? [] : [`${middles.join()} ${Math.round(gap)}: ${line.className}`];
      }),
    [ACTIONS, isAtEnd] as const,
  );

const lines = (found: Locator) => found.locator('.rule, .ruleGroup .ruleGroup > .ruleGroup-header');

for (const demo of DEMOS) {
  test(`${demo.path}: deep groups scroll on a phone, and buttons stay together at all widths`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openDemo(page, demo, hashOf({ query: nested(15) }));
    await expect(rules(page)).toHaveCount(1);
    const rule = rules(page).first();
    for (const part of ['.rule-fields', '.rule-operators', '.rule-value', '.rule-remove']) {
      const control = rule.locator(part).first();
      await control.scrollIntoViewIfNeeded();
      await expect(control).toBeInViewport({ ratio: 0.9 });
      expect(await widthOf(control), part).toBeGreaterThan(24);
    }
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);

    const hash = hashOf({ query: initialQuery, options: { ...ALL_OPTIONS, justifiedLayout: false } });
    await page.evaluate((address) => window.location.replace(address), hash);
    await expect(builder(page).locator('.moveHandle')).toHaveCount(8);
    for (const width of [320, 390, 600, 1000, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await scattered(lines(builder(page)), width < 768), `at ${width} px`).toEqual([]);
    }
  });
}

test('with all options, no rule of Mantine takes two lines on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openDemo(page, demoOf('mantine'), hashOf({ options: ALL_OPTIONS }));
  await expect(builder(page).locator('.moveHandle').first()).toBeVisible();
  const heights = await rules(page).evaluateAll((all) => all.map((rule) => rule.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(50);
});

test.describe('on the narrowest phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 568 } });

  test('Ant Design shows both dates of a range whole', async ({ page }) => {
    await openDemo(page, demoOf('antd'));
    const dates = builder(page).locator('.ant-picker-range input');
    await expect(dates).toHaveCount(2);
    for (const date of await dates.all())
      expect(await date.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0);
  });
});
