import { builder, OFTEN, openDemo, plain, result, show } from './support/demo';
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

test('choices that load are announced, fail and load again', async ({ page }) => {
  const said = (text: string) => builder(page).getByRole('status').filter({ hasText: text });
  const saidInTime = (text: string) =>
    expect.poll(async () => (await page.clock.runFor(1000), said(text).isVisible()), OFTEN).toBe(true);
  await page.clock.install();
  await openDemo(page, plain, '#tab=presets');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Choices from a slow server', exact: true }).click();
  const choices = builder(page).locator('.rule-value option[value="Trumpet"]');
  await expect(said('The choices are loading…')).toBeVisible();
  await expect(choices).toHaveCount(0);
  await saidInTime('The choices did not load: the server did not answer.');
  const again = builder(page).getByRole('button', { name: 'Load again' });
  await again.click();
  await expect(said('The choices are loading…')).toBeVisible();
  await expect(again).toBeFocused();
  await saidInTime('The choices have loaded.');
  await expect(choices).toHaveCount(1);
  await page.clock.resume();
  await show(page, 'Export');
  await expect(result(page)).toContainText("instrument = 'Trumpet'");
});
