import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { violationsOn } from './support/axe';
import { open, overflowOf } from './support/page';
import { hasPlace } from './support/routes';
import { expect, needsBuild, test } from './support/test';

const tool = (page: Page) => page.locator('[data-migration]');
const summary = (page: Page) => page.getByText('Check a component or a stored query');

const COMPONENT = `import QueryBuilder, { findRule } from 'react-querybuilder';
import { classes } from './classes';

export const App = () => (
  <QueryBuilder controlClassnames={classes} onAddRule={(rule, id) => find(id)} />
);
`;

test('a component is checked, by keyboard alone, and the task is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const loaded: string[] = [];
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/\/migrations\/|migration-tool/.test(request.url())) loaded.push(new URL(request.url()).pathname);
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await open(page, '/docs/4/migrate#check-your-code');
  expect(loaded).toEqual([]);
  await summary(page).focus();
  await page.keyboard.press('Enter');
  const text = tool(page).getByRole('textbox', { name: 'A component for v3.x' });
  await text.focus();
  await page.keyboard.insertText(COMPONENT);
  expect(loaded.filter((path) => path.endsWith('.json'))).toEqual([]);
  // Screen readers announce what comes into a region that is there.
  await expect(tool(page).getByRole('status')).toHaveText('');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(tool(page).getByRole('status')).toHaveText('2 things change; one place was not looked at.');
  await expect(tool(page).getByRole('listitem')).toHaveText([
    'Line 1The import findRule is gone; findPath does the same. Find by a path instead of an id. Read more about findRule',
    /^Line 5The prop QueryBuilderProps.onAddRule has another type: it was \(rule: RuleType, parentId: string/,
    'Line 5classes (value from elsewhere)',
  ]);
  await expect(tool(page).getByRole('link', { name: 'Read more about findRule' })).toHaveAttribute(
    'href',
    '/docs/4/migrate#paths-instead-of-ids',
  );
  await page.evaluate(() => {
    const { clipboard } = navigator;
    const write = clipboard.writeText.bind(clipboard);
    let copies = 0;
    clipboard.writeText = (copied) => {
      document.documentElement.dataset.copies = String((copies += 1));
      return write(copied);
    };
  });
  await tool(page).getByRole('button', { name: /copy/i }).press('Enter');
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('- [ ] Line 1: The import `findRule` is gone; `findPath` does the same.');
  await expect(page.locator('html')).toHaveAttribute('data-copies', '1');
  expect(sent).toEqual([]);
  expect(loaded.filter((path) => path.endsWith('.json'))).toEqual(['/migrations/3-4.json']);

  await tool(page).getByRole('radio', { name: 'Next' }).check({ force: true });
  await expect(text).toHaveValue(COMPONENT);
  await tool(page).getByRole('button', { name: 'Check' }).click();
  await expect(tool(page).getByRole('status')).toContainText('things change');
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
    expect(await violationsOn(page), theme).toEqual([]);
  }
});

test('a stored query is converted; mistakes are sentences that lose nothing', async ({ page }) => {
  await open(page, '/docs/migrate#check-your-code');
  await summary(page).click();
  await tool(page).getByRole('radio', { name: 'A stored query' }).check({ force: true });
  await tool(page).getByRole('radio', { name: 'v3.x' }).check({ force: true });
  const text = tool(page).getByRole('textbox');
  await text.fill('kept');
  await tool(page).getByRole('radio', { name: 'v4.x' }).first().check({ force: true });
  await expect(text).toHaveValue('kept');
  await text.fill('');
  await tool(page).getByRole('radio', { name: 'v3.x' }).check({ force: true });
  const convert = tool(page).getByRole('button', { name: 'Convert' });
  await convert.click();
  await expect(tool(page).getByRole('alert')).toHaveText('There is nothing to check yet: paste it, or open a file.');
  await text.fill('{"rules": [\n  oops]}');
  await convert.click();
  await expect(tool(page).getByRole('alert')).toHaveText(
    'Line 2, column 3: A value belongs here, not “oops”. Names and texts need double quotes in JSON.',
  );
  await expect(text).toHaveValue('{"rules": [\n  oops]}');

  const rule = { id: 'r-1', field: 'a', operator: 'in', value: 'x,' };
  const stored = { id: 'g-1', combinator: 'and', rules: [rule] };
  const chooser = page.waitForEvent('filechooser');
  await tool(page).getByRole('button', { name: 'Open a file' }).click();
  const file = { name: 'query.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(stored)) };
  await (await chooser).setFiles(file);
  await convert.click();
  await expect(tool(page).getByRole('status')).toHaveText('v5.x reads 2 things otherwise.');
  const converted = JSON.parse(await tool(page).locator('pre').innerText()) as object;
  expect(converted).toEqual({ ...stored, rules: [{ ...rule, value: ['x', ''] }] });
});

test('a list of changes that does not load can be asked for again', async ({ page }) => {
  await page.route('**/migrations/*.json', (route) => route.abort(), { times: 1 });
  await open(page, '/docs/next/migrate');
  await summary(page).click();
  await tool(page).getByRole('textbox').fill(COMPONENT);
  await tool(page).getByRole('button', { name: 'Check' }).click();
  await expect(tool(page).getByRole('alert').last()).toContainText('The list of changes did not load');
  await tool(page).getByRole('button', { name: 'Retry' }).click();
  await expect(tool(page).getByRole('status')).toBeVisible();
  await expect(tool(page).getByRole('textbox')).toHaveValue(COMPONENT);
});

test.describe('without JavaScript', () => {
  needsBuild('a development page has no text without scripts');
  test.use({ javaScriptEnabled: false });

  test('the page says what the check needs', async ({ page }) => {
    await page.goto('/docs/migrate');
    expect(await page.locator('article noscript').textContent()).toContain(
      'In a browser with JavaScript, this page checks',
    );
    await expect(summary(page)).toBeHidden();
  });
});

test('all places that the lists of changes lead to exist', () => {
  needsBuild('it reads the static HTML');
  const pairs = ['3-4', '3-5', '3-next', '4-5', '4-next', '5-next'];
  const tables = pairs.map((pair) => JSON.parse(readFileSync(`public/migrations/${pair}.json`, 'utf8')) as Table);
  const places = tables.flatMap(({ places: own, fixes, queries }) => [
    ...Object.values(own),
    ...[...Object.values(fixes), ...Object.values(queries)].map(({ place }) => place),
  ]);
  const missing = [...new Set(places)].filter((place) => !/#./.test(place) || !hasPlace(place));
  expect(places.length).toBeGreaterThan(500);
  expect(missing).toEqual([]);
});

interface Table {
  places: Record<string, string>;
  fixes: Record<string, { place: string }>;
  queries: Record<string, { place: string }>;
}
