import { builder, openDemo, plain } from './support/demo';
import { expect, ownContexts, test } from './support/test';

ownContexts();

test('a screen reader announces changes of the query', async ({ page }) => {
  await openDemo(page, plain);
  await builder(page).getByRole('button', { name: '+Rule' }).first().click();
  await expect(
    page.getByRole('status').filter({
      hasText: /^The query has 8 rules in 2 groups\. First name begins with “E” and .+ and First name is “”\.$/,
    }),
  ).toHaveCount(1);
});

test('the effect of a button on the query is announced once', async ({ page }) => {
  await page.clock.install();
  await openDemo(page, plain);
  await page.evaluate(() => {
    const told: string[] = ((window as { told?: string[] }).told = []);
    new MutationObserver(() => {
      for (const status of document.querySelectorAll('[role=status]')) {
        const text = status.textContent ?? '';
        if (/query/.test(text) && !told.includes(text)) told.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await page.getByRole('button', { name: 'Clear query' }).click();
  await page.clock.runFor(2000);
  await builder(page).getByRole('button', { name: '+Rule' }).first().click();
  await page.clock.runFor(2000);
  const told = () => page.evaluate(() => (window as { told?: string[] }).told);
  await expect.poll(told).toEqual(['The query is empty.', 'The query has 1 rule in 1 group. First name is “”.']);
});
