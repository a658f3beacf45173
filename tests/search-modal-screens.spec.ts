import { expect, test, type Page } from '@playwright/test';
import { violationsOn } from './support/axe';
import { open, watch } from './support/page';
import {
  HOSTILE_QUERIES,
  INDEX_FAILURES,
  INDEX_FILES,
  isHacked,
  modal,
  modalHits,
  modalInput,
  openModal,
} from './support/search';

/** Where DocSearch keeps the places that were chosen. */
const RECENT = '__DOCSEARCH_RECENT_SEARCHES__docs/';

test('no results: says so, and what to do', async ({ page }) => {
  await open(page, '/docs/3/intro');
  await openModal(page);
  // At once: DocSearch would also suggest what the first letters find.
  await modalInput(page).fill('xor');
  await expect(modal(page)).toContainText('No results for "xor"');
  await expect(modal(page)).toContainText('Try searching for:');
  await expect(modal(page)).toContainText('Believe this query should return results?');
  const issue = modal(page).getByRole('link', { name: 'Let us know.' });
  await expect(issue).toHaveAttribute('href', /^https:\/\/github\.com\/.*\/issues\/new\?title=.*xor/);
  await expect(issue).toHaveAttribute('target', '_blank');
  await expect(modal(page)).toContainText('Nothing in v3.x, but other versions have it:');
  await expect(modal(page).getByRole('link', { name: /^\d+ in v4\.x$/ })).toHaveAttribute(
    'href',
    '/search?q=xor&version=4',
  );

  await modal(page).locator('.DocSearch-Prefill').first().click();
  await expect(modalHits(page).first()).toBeVisible();
  await expect(modal(page)).not.toContainText('Nothing in v3.x');
  await modalInput(page).fill('xor');
  await modal(page)
    .getByRole('link', { name: /in v5\.x$/ })
    .click();
  await expect(page).toHaveURL(/\/search\?q=xor$|\/search\?q=xor&version=5$/);
  await expect(page.getByRole('combobox', { name: 'Version' })).toHaveValue('5');
  await expect(page.locator('article article').first()).toBeVisible();
});

for (const [name, fail] of Object.entries(INDEX_FAILURES)) {
  test(`${name}: the failure shows until a query works`, async ({ page }) => {
    await page.route(INDEX_FILES, fail);
    await open(page, '/docs/intro');
    await openModal(page);
    await page.keyboard.type('mongo');
    await expect(modal(page)).toContainText('Unable to fetch results');
    await expect(modal(page)).toContainText('You might want to check your network connection.');
    await page.keyboard.type('d');
    // A key takes the text of the status away, until its own answer is there.
    await expect(modal(page).getByRole('status')).toHaveText(/^The search failed: /);
    await expect(modal(page)).toContainText('Unable to fetch results');
    await expect(modalInput(page)).toHaveValue('mongod');
    await page.unroute(INDEX_FILES);
    await page.keyboard.type('b');
    await expect(modalHits(page).first()).toBeVisible();
    await expect(modal(page)).not.toContainText('Unable to fetch results');
  });
}

test('an index that does not come keeps nobody from going on', async ({ page }) => {
  await page.route(INDEX_FILES, () => undefined);
  await open(page, '/docs/intro');
  await openModal(page);
  await page.keyboard.type('mongodb');
  await expect(modal(page).locator('.DocSearch-Container--Stalled')).toBeVisible();
  await expect(modalInput(page)).toHaveValue('mongodb');
  await page.keyboard.press('Escape');
  await expect(modal(page)).toHaveCount(0);
});

test.describe('storage', () => {
  /** Searches, chooses a place and opens the modal again. */
  async function chooseOne(page: Page): Promise<void> {
    await openModal(page);
    await page.keyboard.type('formatQuery');
    await expect(modalHits(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#formatquery$/);
    await openModal(page);
  }

  test('that is blocked or full is done without', async ({ page }) => {
    const incidents = watch(page);
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('Denied', 'SecurityError');
      };
      if (location.search === '?blocked') Object.defineProperty(window, 'localStorage', { get: refuse });
      if (location.search === '?full') {
        const setItem = Storage.prototype.setItem;
        Storage.prototype.setItem = function (key, value) {
          if (value.length > 100) throw new DOMException('Full', 'QuotaExceededError');
          setItem.call(this, key, value);
        };
      }
    });
    for (const state of ['blocked', 'full']) {
      await open(page, `/docs/intro?${state}`);
      await chooseOne(page);
    }
    expect(incidents.list).toEqual([]);
  });

  for (const rubbish of ['rubbish', '{}', 'null', '[1]', '[{"objectID":"x","url":"javascript:alert(1)"}]']) {
    test(`that holds ${rubbish} counts as empty`, async ({ page }) => {
      const incidents = watch(page);
      await page.addInitScript(([key, value]) => localStorage.setItem(key!, value!), [RECENT, rubbish]);
      await open(page, '/docs/intro');
      await openModal(page);
      await expect(modal(page)).toContainText('No recent searches');
      expect(incidents.list).toEqual([]);
    });
  }
});

test('hostile queries are shown as text', async ({ page }) => {
  const incidents = watch(page);
  await open(page, '/docs/intro');
  await openModal(page);
  for (const query of HOSTILE_QUERIES) {
    await modalInput(page).fill(query);
    const shown = modal(page).getByText(`No results for "${query.trim()}"`);
    await expect(shown.or(modal(page).getByRole('link', { name: /^See all/ }))).toBeVisible();
    await expect(modalInput(page)).toHaveValue(query);
    await expect(modal(page).locator('.DocSearch-Dropdown :is(img, script)')).toHaveCount(0);
  }
  expect(await isHacked(page)).toBe(false);
  expect(incidents.list).toEqual([]);
});

test('words that are being composed are neither searched nor chosen', async ({ page }) => {
  await open(page, '/docs/intro');
  await openModal(page);
  // From here on, an answer takes no time to speak of.
  await page.keyboard.type('clone');
  await expect(modalHits(page).first()).toBeVisible();
  await modalInput(page).fill('');
  const keyboard = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await compose('mongo');
  await expect(modalInput(page)).toHaveValue('mongo');
  // DocSearch shows that it has asked for long, and has no answer.
  await expect(modal(page).locator('.DocSearch-Container--Stalled')).toBeVisible();
  await expect(modal(page)).toContainText('No recent searches');
  await expect(modalHits(page)).toHaveCount(0);
  await modalInput(page).evaluate((input) => {
    for (const key of ['Enter', 'Escape'])
      input.dispatchEvent(new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true }));
  });
  await expect(modal(page)).toBeVisible();
  await keyboard.send('Input.insertText', { text: 'mongodb' });
  await expect(modalInput(page)).toHaveValue('mongodb');
  await expect(modalHits(page).first()).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } });

      test('axe finds nothing on any screen, and nothing scrolls sideways', async ({ page }) => {
        await open(page, '/docs/intro');
        await openModal(page);
        const check = async (screen: string) => {
          expect(await violationsOn(page), screen).toEqual([]);
          const overflow = await modal(page).evaluate((dialog) =>
            [dialog, ...dialog.querySelectorAll('.DocSearch-Dropdown')].map((it) => it.scrollWidth - it.clientWidth),
          );
          expect(Math.max(...overflow), screen).toBeLessThanOrEqual(0);
        };
        await expect(modal(page)).toContainText('No recent searches');
        await check('start');
        await page.keyboard.type('formatQuery');
        await expect(modalHits(page).first()).toBeVisible();
        await check('results');
        await page.keyboard.press('Enter');
        await expect(modal(page)).toHaveCount(0);
        await openModal(page);
        await expect(modal(page).getByText('Recent', { exact: true })).toBeVisible();
        await check('recent');
        await page.keyboard.type('qzxjvw');
        await expect(modal(page)).toContainText('No results for');
        await check('no results');
        await page.route(INDEX_FILES, (route) => route.abort());
        await open(page, '/docs/4/intro');
        await openModal(page);
        await page.keyboard.type('formatQuery');
        await expect(modal(page)).toContainText('Unable to fetch results');
        await check('failure');
      });
    });
  }
}
