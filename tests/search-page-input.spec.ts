import { hold } from './support/faults';
import { open, watch } from './support/page';
import { HOSTILE_QUERIES, isHacked } from './support/search';
import { count, field, places } from './support/searchPage';
import { expect, test } from './support/test';

test('text that is typed before hydration remains', async ({ page }) => {
  const letGo = await hold(page, /\.js$/);
  await page.goto('/search?version=4', { waitUntil: 'domcontentloaded' });
  await field(page).fill('formatQuery');
  await letGo();
  await expect(places(page).first()).toHaveAttribute('href', '/docs/4/api/export#formatquery');
  await expect(field(page)).toHaveValue('formatQuery');
  await expect(page).toHaveURL(/\/search\?q=formatQuery&version=4$/);
});

test('text that is typed before hydration is added to the query of the address', async ({ page }) => {
  const letGo = await hold(page, /\.js$/);
  await page.goto('/search?q=format', { waitUntil: 'domcontentloaded' });
  await field(page).pressSequentially('Query');
  await letGo();
  await expect(places(page).first()).toHaveAttribute('href', '/docs/api/export#formatquery');
  await expect(field(page)).toHaveValue('formatQuery');
  await expect(page).toHaveURL(/\/search\?q=formatQuery$/);
});

/** Queries with characters that an address could break come with it. The others are typed. */
const IN_ADDRESS = /[<%]/;

test('hostile queries are shown as text', async ({ page }) => {
  const incidents = watch(page);
  for (const query of HOSTILE_QUERIES) {
    if (IN_ADDRESS.test(query)) await open(page, `/search?${new URLSearchParams({ q: query })}`);
    else {
      // The next count is that of the query.
      await field(page).fill('');
      await expect(count(page)).toHaveCount(0);
      await field(page).fill(query);
    }
    await expect(page.locator('h1')).toHaveText(`Search results for "${query}"`);
    await expect(field(page)).toHaveValue(query);
    await expect(count(page)).toHaveText(/found$/);
    expect(await isHacked(page)).toBe(false);
  }
  expect(incidents.list).toEqual([]);
});

test('words that are being composed are not searched', async ({ page }) => {
  await open(page, '/search');
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send('Input.imeSetComposition', { text: 'mongo', selectionStart: 5, selectionEnd: 5 });
  await expect(field(page)).toHaveValue('mongo');
  await expect(page).toHaveURL(/\/search$/);
  await keyboard.send('Input.insertText', { text: 'mongodb' });
  await expect(field(page)).toHaveValue('mongodb');
  await expect(places(page).first()).toBeVisible();
  await expect(page).toHaveURL(/\/search\?q=mongodb$/);
});
