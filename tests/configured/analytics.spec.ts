import type { Page } from '@playwright/test';
import { follow } from '../support/faults';
import { BASE, SETTINGS } from '../../scripts/test/configuredSettings';
import { expect, test } from './test';
import { heading, open, sidebarLink } from '../support/page';

interface PageView {
  page_title: string;
  page_location: string;
  page_path: string;
}

/** Replaces Google's script with a stub. Returns the requested URLs. */
async function stubGoogle(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://www.googletagmanager.com/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: 'window.googleScriptRan = true;' });
  });
  return asked;
}

/** Commands to Google's script, in order. It ignores entries that are not `arguments` objects. */
const commands = (page: Page) =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [])
      .filter((entry) => Object.prototype.toString.call(entry) === '[object Arguments]')
      .map((entry) => Array.from(entry)),
  );

const pageViews = async (page: Page) =>
  (await commands(page))
    .filter(([command, name]) => command === 'event' && name === 'page_view')
    .map(([, , fields]) => fields as PageView);

test('each page view is sent once', { tag: ['@analytics-page-view', '@analytics-id'] }, async ({ page, baseURL }) => {
  const asked = await stubGoogle(page);
  await open(page, 'docs/intro?a=b#basics');
  const { origin } = new URL(baseURL ?? '');
  const title = await page.title();
  await expect
    .poll(() => pageViews(page))
    .toEqual([
      {
        page_title: title,
        page_location: `${origin}${BASE}/docs/intro?a=b#basics`,
        page_path: `${BASE}/docs/intro?a=b#basics`,
      },
    ]);
  expect(title).toMatch(/^Getting started \| /);
  // The site sends page views itself; automatic ones would count twice.
  expect((await commands(page)).slice(0, 2)).toEqual([
    ['js', expect.any(Date)],
    ['config', SETTINGS.GTAG_ID, { send_page_view: false }],
  ]);
  expect(asked).toEqual([`https://www.googletagmanager.com/gtag/js?id=${SETTINGS.GTAG_ID}`]);
  await page.waitForFunction(() => 'googleScriptRan' in window);

  // A new hash or query is not a new page view.
  await page.locator('#basics > a').click();
  await follow(page, `${BASE}/docs/intro?c=d`);
  await expect(page).toHaveURL(/\?c=d$/);
  expect(await pageViews(page)).toHaveLength(1);

  await sidebarLink(page, 'TypeScript reference').click();
  await expect.poll(async () => (await pageViews(page)).length).toBe(2);
  expect((await pageViews(page))[1]).toEqual({
    page_title: await page.title(),
    page_location: `${origin}${BASE}/docs/typescript`,
    page_path: `${BASE}/docs/typescript`,
  });
  expect((await pageViews(page))[1]?.page_title).toMatch(/^TypeScript reference \| /);

  await page.goBack();
  await expect.poll(async () => (await pageViews(page)).map(({ page_path }) => page_path)).toHaveLength(3);
  expect((await pageViews(page))[2]).toMatchObject({ page_title: title, page_path: `${BASE}/docs/intro?c=d` });
});

test('a change in the demo is not a page view', async ({ page }) => {
  await stubGoogle(page);
  await open(page, 'demo');
  await page.getByRole('checkbox', { name: /not/i }).first().check({ force: true });
  await expect(page).toHaveURL(/#/);
  expect((await pageViews(page)).map(({ page_path }) => page_path)).toEqual([`${BASE}/demo`]);
});

for (const [name, refuse] of [
  ['Do Not Track', () => Object.defineProperty(navigator, 'doNotTrack', { value: '1' })],
  ['Global Privacy Control', () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })],
] as const) {
  test(`with ${name} nothing is loaded or reported`, async ({ page, outside }) => {
    const asked = await stubGoogle(page);
    await page.addInitScript(refuse);
    await open(page, 'docs/intro');
    await sidebarLink(page, 'TypeScript reference').click();
    await expect(heading(page)).toHaveText('TypeScript reference');
    await expect(page).toHaveTitle(/^TypeScript reference/);
    expect(await commands(page)).toEqual([]);
    expect(asked).toEqual([]);
    expect(outside.filter((address) => address.includes('google'))).toEqual([]);
  });
}

test('where the script is blocked, pages work', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.route('https://www.googletagmanager.com/**', (route) => route.abort('blockedbyclient'));
  await open(page, 'docs/intro');
  await follow(page, `${BASE}/docs/typescript`);
  await expect(heading(page)).toHaveText('TypeScript reference');
  expect(errors).toEqual([]);
});
