import type { Page } from '@playwright/test';
import { violationsOn } from './support/axe';
import { hold, requestedPaths } from './support/faults';
import { open } from './support/page';
import { hasPlace } from './support/routes';
import { expect, needsBuild, test } from './support/test';

needsBuild('a build writes the reference');

const card = (page: Page) => page.getByRole('tooltip');

/** The links to a name in the first sample that uses it. */
const linksTo = (page: Page, name: string) =>
  page
    .locator('pre:visible', { has: page.locator(`a[href$="#api-${name}"]`) })
    .first()
    .locator(`a[href$="#api-${name}"]`);

test('a name in a sample is explained to the pointer and to the keyboard, and leads to its documentation', async ({
  page,
}) => {
  await open(page, '/docs/intro');
  const requests = requestedPaths(page);
  const names = linksTo(page, 'QueryBuilder');
  const [first, second] = [names.first(), names.nth(1)];
  await first.hover();
  await expect(card(page)).toContainText('QueryBuilder');
  await expect(first).toHaveAttribute('aria-describedby', 'name-card');
  expect(requests.filter((path) => path === '/reference/5.json')).toHaveLength(1);
  await card(page).hover();
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);

  await second.hover();
  await expect(card(page)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(card(page)).toHaveCount(0);

  await first.locator('xpath=ancestor::pre').focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('pre a:focus')).toBeFocused();
  await expect(card(page)).toBeVisible();
  const box = await card(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect(await violationsOn(page)).toEqual([]);
  await expect(second).toHaveAttribute('tabindex', '-1');
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);

  await second.click();
  await expect(page).toHaveURL('/docs/api/querybuilder#api-QueryBuilder');
  await expect(card(page)).toHaveCount(0);
});

test('the samples that use a name are listed below it', async ({ page }) => {
  await page.route('**/reference/5.json', (route) => route.abort(), { times: 1 });
  await open(page, '/docs/api/export');
  const samples = page.locator('#api-formatQuery > .uses');
  const summary = samples.getByText('Samples', { exact: true });
  await summary.click();
  await expect(samples.getByRole('alert')).toContainText('could not be loaded');
  await summary.click();
  await summary.click();
  const links = samples.getByRole('link');
  await expect(links.first()).toBeVisible();
  for (const path of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')))
    expect(hasPlace(path), path).toBe(true);
});

test('the samples are listed once, also when they are asked for again while they load', async ({ page }) => {
  const release = await hold(page, /\/reference\/5\.json/);
  await open(page, '/docs/api/export');
  const samples = page.locator('#api-formatQuery > .uses');
  for (let presses = 0; presses < 3; presses++) await samples.getByText('Samples', { exact: true }).click();
  await release();
  await expect(samples.getByRole('link').first()).toBeVisible();
  await expect(samples.locator('ul')).toHaveCount(1);
});
