import { inLooks } from './support/inLooks';
import { INDEX_FILES, modal, modalHits, openSearch } from './support/search';
import { expect, test } from './support/test';

/** Small pages, because axe judges what is below the modal, too. They search two versions. */
const [LATEST, OLDER] = ['/markdown-page', '/docs/4/category/api'];

test('axe finds nothing on any screen, and nothing scrolls sideways', async ({ page }) => {
  await openSearch(page, LATEST);
  const check = (screen: string) =>
    inLooks(page, async (judge, look) => {
      await judge(screen);
      const overflow = await modal(page).evaluate((dialog) =>
        [dialog, ...dialog.querySelectorAll('.DocSearch-Dropdown')].map((it) => it.scrollWidth - it.clientWidth),
      );
      expect(Math.max(...overflow), `${screen}, ${look.name}`).toBeLessThanOrEqual(0);
    });
  await expect(modal(page)).toContainText('No recent searches');
  await check('start');
  await page.keyboard.type('formatQuery');
  await expect(modalHits(page).first()).toBeVisible();
  await check('results');
  await page.keyboard.press('Enter');
  await expect(modal(page)).toHaveCount(0);
  await page.waitForURL(/#formatquery$/);
  await openSearch(page, LATEST);
  await expect(modal(page).getByText('Recent', { exact: true })).toBeVisible();
  await check('recent');
  await page.keyboard.type('qzxjvw');
  await expect(modal(page)).toContainText('No results for');
  await check('no results');
  await page.route(INDEX_FILES, (route) => route.abort());
  await openSearch(page, OLDER);
  await page.keyboard.type('formatQuery');
  await expect(modal(page)).toContainText('Unable to fetch results');
  await check('failure');
});
