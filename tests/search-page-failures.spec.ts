import { FAULTS } from './support/faults';
import { open, watch } from './support/page';
import { INDEX_FILES } from './support/search';
import { count, field, places } from './support/searchPage';
import { expect, test } from './support/test';

for (const fault of ['answers 404', 'is HTML', 'is cut off'] as const) {
  test(`the error of an index that ${fault} is reported and can be retried`, async ({ page }) => {
    await page.route(INDEX_FILES, FAULTS[fault]);
    await open(page, '/search?q=mongodb');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Unable to fetch results');
    await page.unroute(INDEX_FILES);
    await alert.getByRole('button', { name: 'Retry' }).press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(places(page).first()).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
}

test('the page shows that it waits for an index', async ({ page }) => {
  await page.route(INDEX_FILES, FAULTS['never comes']);
  await open(page, '/search?q=mongodb');
  await expect(count(page)).toHaveText('Searching…');
  await expect(field(page)).toBeEditable();
});

test('results show and the address follows later where the browser refuses to change it', async ({ page }) => {
  const incidents = watch(page);
  await open(page, '/search');
  await page.evaluate(() => {
    const replace = history.replaceState;
    history.replaceState = () => {
      throw new DOMException('too many calls', 'SecurityError');
    };
    Object.assign(window, { allow: () => (history.replaceState = replace) });
  });
  await field(page).fill('mongodb');
  await expect(places(page).first()).toBeVisible();
  await expect(page).toHaveURL(/\/search$/);
  await page.evaluate(() => (window as unknown as { allow(): void }).allow());
  await expect(page).toHaveURL(/\/search\?q=mongodb$/);
  expect(incidents.list).toEqual([]);
});
