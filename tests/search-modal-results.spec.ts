import { hold } from './support/faults';
import { modal, modalHits, modalInput, openModal, openSearch } from './support/search';
import { expect, test } from './support/test';

test.describe('results', () => {
  test('show their page and version, and link there', { tag: '@all-results' }, async ({ page, context }) => {
    await openSearch(page, '/docs/intro');
    await page.keyboard.type('mongodb');
    const [first, second] = [modalHits(page).first(), modalHits(page).nth(1)];
    await expect(first).toHaveAttribute('href', /^\/docs\/api\/export#/);
    await expect(modal(page).locator('.DocSearch-Hit-source').first()).toHaveText(/^API › Export.* · v5\.x$/);
    await expect(first.locator('mark').first()).toHaveText(/mongodb/i);
    const all = modal(page).getByRole('link', { name: /^See all \d+ results$/ });
    await expect(all).toHaveAttribute('href', '/search?q=mongodb');
    const total = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0]);
    expect(total).toBeGreaterThanOrEqual(await modalHits(page).count());

    const selected = modal(page).locator('.DocSearch-Hit[aria-selected=true] a');
    const href = (await first.getAttribute('href')) ?? '';
    const other = (await second.getAttribute('href')) ?? '';
    await expect(selected).toHaveAttribute('href', href);
    await page.keyboard.press('ArrowDown');
    await expect(selected).toHaveAttribute('href', other);
    await page.keyboard.press('ArrowUp');

    const tab = context.waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    await expect(await tab).toHaveURL(new RegExp(`${href}$`));
    await expect(modal(page)).toBeVisible();

    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await expect(modal(page)).toHaveCount(0);
    const target = page.locator(`[id="${href.split('#')[1]}"]`);
    await expect(target).toBeInViewport();

    // The same target again, from elsewhere on its page.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(target).not.toBeInViewport();
    await openModal(page);
    await page.keyboard.type('mongodb');
    await modalHits(page).first().click();
    await expect(target).toBeInViewport();

    await openModal(page);
    await page.keyboard.type('mongodb');
    await all.click();
    await expect(page).toHaveURL(/\/search\?q=mongodb$/);
    await expect(page.getByRole('status').filter({ hasText: `${total} documents found` })).toBeVisible();
  });

  test('arrive before Enter chooses one of them', async ({ page }) => {
    const letGo = await hold(page, /search-index/);
    await openSearch(page, '/docs/intro');
    await page.keyboard.type('formatQuery');
    await page.keyboard.press('Enter');
    await letGo();
    await expect(page).toHaveURL(/\/docs\/api\/export#formatquery$/);
    await expect(modal(page)).toHaveCount(0);
  });

  test('belong to the version of the page, or to the preferred one', async ({ page }) => {
    await openSearch(page, '/docs/4/intro');
    await page.keyboard.type('formatQuery');
    await expect(modalHits(page).first()).toHaveAttribute('href', '/docs/4/api/export#formatquery');
    await expect(modal(page).locator('.DocSearch-Hit-source').first()).toContainText('v4.x');
    await expect(modal(page).getByRole('link', { name: /^See all/ })).toHaveAttribute(
      'href',
      '/search?q=formatQuery&version=4',
    );
    await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', '4'));
    await openSearch(page, '/');
    await page.keyboard.type('formatQuery');
    await expect(modalHits(page).first()).toHaveAttribute('href', '/docs/4/api/export#formatquery');
    await expect(modal(page).getByRole('link', { name: /^See all/ })).toHaveAttribute('href', '/search?q=formatQuery');
  });

  test('follow a change of the preferred version and keep the text', async ({ page }) => {
    await openSearch(page, '/');
    await page.keyboard.type('formatQuer');
    await expect(modalHits(page).first()).toHaveAttribute('href', '/docs/api/export#formatquery');
    await page.evaluate(() => {
      localStorage.setItem('docs-preferred-version-default', '4');
      window.dispatchEvent(new StorageEvent('storage'));
    });
    await expect(modalHits(page).first()).toHaveAttribute('href', '/docs/4/api/export#formatquery');
    await page.keyboard.type('y');
    await expect(modalInput(page)).toHaveValue('formatQuery');
  });

  test('become recent searches when chosen, and can be favourites', { tag: '@recent-searches' }, async ({ page }) => {
    await openSearch(page, '/docs/intro');
    await page.keyboard.type('formatQuery');
    await expect(modalHits(page).first()).toHaveAttribute('href', '/docs/api/export#formatquery');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#formatquery$/);
    await openModal(page);
    await expect(modal(page).getByText('Recent', { exact: true })).toBeVisible();
    await expect(modalHits(page)).toHaveText(/formatQuery.*v5\.x/);
    await modal(page).getByTitle('Save this search').press('Enter');
    await expect(modal(page).getByText('Favorite', { exact: true })).toBeVisible();
    await expect(modal(page).getByText('Recent', { exact: true })).toBeHidden();
    await page.keyboard.press('Escape');
    await openModal(page);
    await modal(page).getByTitle('Remove this search from favorites').click();
    await expect(modal(page)).toContainText('No recent searches');
  });
});

test('a search without results says so and makes suggestions', { tag: '@no-results' }, async ({ page }) => {
  await openSearch(page, '/docs/3/intro');
  // In one step: DocSearch would also suggest results of the first letters.
  await modalInput(page).fill('tanstack');
  await expect(modal(page)).toContainText('No results for "tanstack"');
  await expect(modal(page)).toContainText('Try searching for:');
  await expect(modal(page)).toContainText('Believe this query should return results?');
  const issue = modal(page).getByRole('link', { name: 'Let us know.' });
  await expect(issue).toHaveAttribute('href', /^https:\/\/github\.com\/.*\/issues\/new\?title=.*tanstack/);
  await expect(issue).toHaveAttribute('target', '_blank');
  await expect(modal(page)).toContainText('Nothing in v3.x, but other versions have it:');
  await expect(modal(page).getByRole('link', { name: /^\d+ in v4\.x$/ })).toHaveAttribute(
    'href',
    '/search?q=tanstack&version=4',
  );

  await modal(page).locator('.DocSearch-Prefill').first().click();
  await expect(modalHits(page).first()).toBeVisible();
  await expect(modal(page)).not.toContainText('Nothing in v3.x');
  await modalInput(page).fill('tanstack');
  await modal(page)
    .getByRole('link', { name: /in v5\.x$/ })
    .click();
  await expect(page).toHaveURL(/\/search\?q=tanstack$|\/search\?q=tanstack&version=5$/);
  await expect(page.getByRole('combobox', { name: 'Version' })).toHaveValue('5');
  await expect(page.locator('article article').first()).toBeVisible();
});

test('offers what people come for until something is typed', async ({ page }) => {
  await openSearch(page, '/docs/4/intro');
  const tasks = modal(page).getByRole('region', { name: 'I want to …' }).getByRole('link');
  const save = tasks.filter({ hasText: 'save a query and load it again' });
  await expect(save).toHaveAttribute('href', /^\/docs\/4\/.+#/);
  await modalInput(page).fill('s');
  await expect(modalHits(page).first()).toBeVisible();
  await expect(tasks).toHaveCount(0);
  await modalInput(page).fill('');
  await save.click();
  await expect(modal(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/docs\/4\/.+#/);
  await expect(page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`)).toBeInViewport();
});

test('a question leads to its answer, and is suggested where nothing is found', async ({ page }) => {
  await openSearch(page, '/docs/intro');
  await modalInput(page).fill('changes revert immediately');
  const first = modalHits(page).first();
  await expect(first).toContainText('Why do my changes revert at once?');
  await expect(first).toHaveAttribute('href', '/docs/tips/common-mistakes#nothing-changes-when-you-type');
  await modalInput(page).fill('revertqqxx');
  await expect(modal(page)).toContainText('No results for "revertqqxx"');
  await modal(page).getByRole('button', { name: 'Changes revert at once: the query does not update' }).click();
  await expect(first).toHaveAttribute('href', '/docs/tips/common-mistakes#nothing-changes-when-you-type');
});
