import type { Page } from '@playwright/test';
import { builder, DEMOS, openDemo, plain, result, rules, valueInput } from './support/demo';
import { hashOf, repeat } from './support/hashOf';
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

for (const demo of DEMOS) {
  test(`${demo.name}: options, builder and result are on the first screen, and no rule wraps`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openDemo(page, demo);
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
  });
}

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
