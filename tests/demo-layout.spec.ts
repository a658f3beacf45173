import type { Locator, Page } from '@playwright/test';
import { initialQuery } from '../src/demo/core/initialQuery';
import { ALL_OPTIONS, DEFAULT_OPTIONS } from '../src/demo/core/options';
import { builder, demoOf, DEMOS, openDemo, plain, result, rules, valueInput } from './support/demo';
import { hashOf, repeat } from './support/hashOf';
import { overflowOf } from './support/page';
import { expect, test } from './support/test';

/** Texts of rules whose parts are on more than one line. */
const wrapped = (page: Page) =>
  rules(page).evaluateAll((all) =>
    all.flatMap((rule) => {
      const parts = [...rule.children].map((part) => part.getBoundingClientRect()).filter(({ height }) => height > 0);
      const wraps = parts.some(({ top }, index) => index > 0 && top >= parts[index - 1]!.bottom);
      return wraps ? rule.textContent : [];
    }),
  );

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

/** Has an open demo take another link. */
const takeLink = (page: Page, state: object) =>
  page.evaluate((address) => window.location.replace(address), hashOf(state));

for (const demo of DEMOS) {
  test(`${demo.path} fits wide and narrow screens`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openDemo(page, demo);

    await test.step('options, builder and result are on the first screen, and no rule wraps', async () => {
      for (const width of [1440, 1200]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(page.getByRole('checkbox', { name: 'Validate query' })).toBeInViewport({ ratio: 1 });
        await expect(rules(page).nth(3)).toBeInViewport({ ratio: 1 });
        await expect(result(page)).toBeInViewport({ ratio: 0.9 });
        const [left, right] = await Promise.all([builder(page).boundingBox(), result(page).boundingBox()]);
        expect(right!.x, `${width} px`).toBeGreaterThan(left!.x + left!.width);
      }
      await page.getByRole('button', { name: 'Select all' }).click();
      const locks = builder(page).getByRole('button', { name: /lock rule/i });
      await expect(locks.first()).toBeVisible();
      await expect.poll(() => wrapped(page)).toEqual([]);
      // From now on, the demo does not write over the next link.
      await expect(page).toHaveURL(/#s=/);
    });

    await test.step('deep groups scroll on a phone', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await takeLink(page, { query: nested(15), options: DEFAULT_OPTIONS });
      await expect(rules(page)).toHaveCount(1);
      await expect(builder(page).getByRole('button', { name: /lock rule/i })).toHaveCount(0);
      const rule = rules(page).first();
      for (const part of ['.rule-fields', '.rule-operators', '.rule-value', '.rule-remove']) {
        const control = rule.locator(part).first();
        await control.scrollIntoViewIfNeeded();
        await expect(control).toBeInViewport({ ratio: 0.9 });
        expect(await widthOf(control), part).toBeGreaterThan(24);
      }
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    });

    await test.step('buttons stay together at all widths', async () => {
      await takeLink(page, { query: initialQuery, options: { ...ALL_OPTIONS, justifiedLayout: false } });
      await expect(builder(page).locator('.moveHandle')).toHaveCount(8);
      for (const width of [320, 390, 600, 1000, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        expect.soft(await scattered(lines(builder(page)), width < 768), `at ${width} px`).toEqual([]);
      }
    });
  });
}

test('with all options, no rule of Mantine takes two lines on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openDemo(page, demoOf('mantine'), hashOf({ options: ALL_OPTIONS }));
  await expect(builder(page).locator('.moveHandle').first()).toBeVisible();
  const heights = await rules(page).evaluateAll((all) => all.map((rule) => rule.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(50);
});

test('the result stays in view while a long query scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const many = repeat(32, (index) => ({ field: 'job', operator: '=', value: `${index}` }));
  await openDemo(page, plain, hashOf({ query: { combinator: 'and', rules: many } }));
  await expect(rules(page)).toHaveCount(32);
  await rules(page).last().scrollIntoViewIfNeeded();
  await expect(result(page)).toBeInViewport();
});

test('on a phone a line of the result stays in sight, and leads to the whole', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDemo(page, plain);
  const line = page.getByRole('button', { name: /^Show the result: SQL/ });
  await expect(line).toBeInViewport({ ratio: 1 });
  await valueInput(rules(page).first()).fill('Ella');
  await expect(line).toContainText("(firstName like 'Ella%'");
  await expect(line).toBeInViewport({ ratio: 1 });
  await line.click();
  await expect(result(page)).toBeInViewport();
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
