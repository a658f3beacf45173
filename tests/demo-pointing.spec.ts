import type { Page } from '@playwright/test';
import { FORMATS } from '../src/demo/core/formats';
import { builder, DEMOS, openDemo, plain, result, rules, showFormat, valueInput } from './support/demo';
import { expect, test } from './support/test';

/** What is marked in the result. */
const marked = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('pointed-rule') ?? [])].map((range) => String(range)));

/** Puts the pointer on a text of the result. */
async function pointAt(page: Page, text: string): Promise<void> {
  await result(page).scrollIntoViewIfNeeded();
  // The text is in one piece until it has colours.
  await result(page).locator('code span').first().waitFor();
  const place = await result(page)
    .locator('code')
    .evaluate((code, wanted) => {
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = node.textContent!.indexOf(wanted);
        if (at < 0) continue;
        node.parentElement!.scrollIntoView({ block: 'center', behavior: 'instant' });
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + wanted.length);
        const { x, y, width, height } = range.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      }
      throw new Error(`${wanted} is not shown`);
    }, text);
  await page.mouse.move(place.x, place.y);
}

test('in each format, a rule marks its part, and the part marks the rule', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDemo(page, plain);
  for (const { name } of FORMATS) {
    await test.step(name, async () => {
      await showFormat(page, name);
      await rules(page).nth(4).hover();
      await expect.poll(() => marked(page)).not.toEqual([]);
      const [part] = await marked(page);
      expect(part).toContain('instrument');
      expect(part).not.toContain('isMusician');
      await expect(rules(page).nth(4)).toHaveAttribute('data-pointed', '');

      await pointAt(page, 'isMusician');
      await expect(rules(page).nth(3)).toHaveAttribute('data-pointed', '');
      await expect(builder(page).locator('[data-pointed]')).toHaveCount(1);
      await page.mouse.move(0, 0);
      await expect(builder(page).locator('[data-pointed]')).toHaveCount(0);
      expect(await marked(page)).toEqual([]);
    });
  }
});

// All libraries' controls are in the same elements of the query builder: the last library stands for the others.
for (const demo of [plain, DEMOS.at(-1)!]) {
  test(`${demo.name}: the rule with the focus marks its part while it is edited`, async ({ page }) => {
    await openDemo(page, demo);
    await page.mouse.move(0, 0);
    await valueInput(rules(page).first()).focus();
    await expect.poll(() => marked(page)).toEqual(["firstName like 'E%'"]);
    await page.keyboard.press('End');
    await page.keyboard.type('lla');
    await expect.poll(() => marked(page)).toEqual(["firstName like 'Ella%'"]);
  });
}

test('a browser without highlights has a demo without marks', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(CSS, 'highlights'));
  await openDemo(page, plain);
  await rules(page).first().hover();
  await valueInput(rules(page).first()).fill('Ella');
  await expect(result(page)).toContainText("firstName like 'Ella%'");
  await expect(builder(page).locator('[data-pointed]')).toHaveCount(0);
});
