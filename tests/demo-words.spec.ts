import { builder, openDemo, plain, rules, valueInput } from './support/demo';
import { hashOf } from './support/hashOf';
import { overflowOf } from './support/page';
import { expect, test } from './support/test';
import type { Page } from '@playwright/test';

const words = (page: Page) => page.getByRole('region', { name: 'The query in words' });

test('the query is said in words, which follow it and never move the builder', async ({ page }) => {
  await openDemo(page, plain);
  await expect(words(page)).toHaveText(
    /^First name begins with “E” and Last name is one of “Fitzgerald”, “James” and /,
  );
  const top = () => builder(page).evaluate((it) => it.getBoundingClientRect().top + window.scrollY);
  const before = await top();
  await valueInput(rules(page).first()).fill('Ella '.repeat(60));
  await expect(words(page)).toContainText('Ella Ella');
  expect(await top()).toBe(before);
  await page.getByRole('button', { name: 'Clear query' }).click();
  await expect(words(page)).toHaveText('no rules.');
  expect(await top()).toBe(before);
});

test('the words of a long query can be scrolled to their end by keyboard, on narrow screens too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const long = Array.from({ length: 60 }, (_, index) => ({ field: 'job', operator: '=', value: `job${index}` }));
  await openDemo(page, plain, hashOf({ query: { combinator: 'or', rules: long } }));
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await words(page).focus();
  await page.keyboard.press('End');
  await expect
    .poll(() => words(page).evaluate((it) => Math.round(it.scrollHeight - it.scrollTop - it.clientHeight)))
    .toBeLessThanOrEqual(1);
});
