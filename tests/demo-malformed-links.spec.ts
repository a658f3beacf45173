import { openDemo, optionSwitch, plain, result, rules, showFormat } from './support/demo';
import { FAULTS } from './support/faults';
import { malformedHashes } from './support/malformedHashes';
import { changeHash, open, watch } from './support/page';
import { expect, test } from './support/test';

test('malformed hashes open the page, with a notice or as if they were empty', async ({ page }) => {
  const cases = malformedHashes.filter(({ inBrowser }) => inBrowser);
  expect(cases.length).toBeGreaterThan(10);
  for (const [index, { name, hash, tells }] of cases.entries()) {
    await test.step(name, async () => {
      const incidents = watch(page);
      // Another query makes the browser load the page, where another hash alone would not.
      await open(page, `/demo?case=${index}${hash}`);
      await expect(rules(page).first()).toBeVisible();
      if (tells) await expect(page.getByRole('alert')).toBeVisible();
      await showFormat(page, 'sql');
      await expect(result(page)).toBeVisible();
      expect(incidents.list, name).toEqual([]);
      expect(await page.evaluate(() => Object.keys(Object.prototype)), name).toEqual([]);
    });
  }
});

test('a hash that cannot be decoded breaks no page of the site', async ({ page }) => {
  // The head of every page escapes each of them in the same way.
  for (const [path, hash] of [
    ['/', '#%'],
    ['/docs/intro', '#%E0%A4%A'],
    ['/demo/antd', '#100%'],
    ['/search', '#%E0%A4%A'],
    ['/markdown-page', '#%'],
  ] as const) {
    const incidents = watch(page);
    await open(page, `${path}${hash}`);
    await expect(page.locator('h1')).toBeVisible();
    // Also as a change on the running page.
    await changeHash(page, `${hash}%zz`);
    await expect(page.locator('h1')).toBeVisible();
    expect(incidents.list, `${path}${hash}`).toEqual([]);
  }
});

test('a successful retry of an unreadable link moves the focus to the page', async ({ page }) => {
  await page.route(/\/demo-links-/, FAULTS['is cut off']);
  await openDemo(page, plain, '#showNotToggle=true');
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('The link could not be read');
  await page.unroute(/\/demo-links-/);
  await notice.getByRole('button', { name: 'Retry' }).press('Enter');
  await expect(optionSwitch(page, 'showNotToggle')).toBeChecked();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('a change keeps the address of a link that is yet to be read', async ({ page }) => {
  await page.route(/\/demo-links-/, FAULTS['is cut off']);
  await openDemo(page, plain, '#showNotToggle=true');
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('The link could not be read');
  await page.unroute(/\/demo-links-/);
  await rules(page).first().locator('input').fill('Ella');
  const link = page.getByRole('navigation', { name: 'Demos' }).getByRole('link', { name: 'Mantine' });
  await expect(link).toHaveAttribute('href', /#s=/);
  await expect(page).toHaveURL(/#showNotToggle=true$/);
  await notice.getByRole('button', { name: 'Retry' }).click();
  await expect(optionSwitch(page, 'showNotToggle')).toBeChecked();
  await expect(rules(page).first().locator('input')).toHaveValue('Ella');
  await expect(page).toHaveURL(/#s=/);
});

test('dismissing the notice about a link moves the focus to the page', async ({ page }) => {
  await openDemo(page, plain, '#s=broken');
  const notice = page.getByRole('alert');
  await notice.getByRole('button', { name: 'Dismiss' }).press('Enter');
  await expect(notice).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  // Tab continues from the focused element.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});
