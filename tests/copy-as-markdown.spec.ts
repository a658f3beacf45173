import type { Page } from '@playwright/test';
import { fetchText } from './support/fetchText';
import { open, overflowOf } from './support/page';
import { expect, needsBuild, test } from './support/test';

const PAGE = '/docs/tips/limit-groups';

const openMenu = (page: Page) => page.getByText('Copy page', { exact: true }).click();

test.describe('"Copy as Markdown"', () => {
  const button = (page: Page) => page.locator('article details').first().getByRole('button');
  const link = (page: Page) => page.getByRole('link', { name: 'View as Markdown' });

  test('copies the page, and says so', async ({ page, context, request }) => {
    needsBuild('the markdown of pages is written by a build');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, PAGE);
    await openMenu(page);
    await expect(button(page)).toHaveText('Copy as Markdown');
    await button(page).click();
    await expect(button(page)).toHaveText('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await fetchText(request, `${PAGE}.md`, 'text/markdown'));
    await expect(button(page)).toHaveText('Copy as Markdown');
  });

  test('reports a file that does not load, and works when it loads again', async ({ page, context }) => {
    needsBuild('the markdown of pages is written by a build');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, PAGE);
    await openMenu(page);
    for (const fail of ['abort', 'fulfill'] as const) {
      await page.route('**/*.md', (route) => (fail === 'abort' ? route.abort() : route.fulfill({ status: 503 })));
      await button(page).click();
      await expect(button(page)).toHaveText('Not copied: view it instead');
      await page.unroute('**/*.md');
      await button(page).click();
      await expect(button(page)).toHaveText('Copied');
    }
  });

  test('reports a denied clipboard, next to a link to the markdown', async ({ page, context }) => {
    await context.grantPermissions([]);
    await page.addInitScript(() => {
      const refuse = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
      Object.assign(navigator.clipboard, { write: refuse, writeText: refuse });
    });
    await open(page, PAGE);
    await openMenu(page);
    await button(page).click();
    await expect(button(page)).toHaveText('Not copied: view it instead');
    expect(await link(page).getAttribute('href')).toBe(`${PAGE}.md`);
  });

  test('offers to open the page in assistants, and asks none of them before the click', async ({ page }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await open(page, PAGE);
    await openMenu(page);
    for (const name of ['ChatGPT', 'Claude']) {
      const assistant = page.getByRole('link', { name: `Open in ${name}` });
      await assistant.hover();
      const address = new URL((await assistant.getAttribute('href')) ?? '');
      expect(address.protocol).toBe('https:');
      expect(address.searchParams.get('q')).toMatch(new RegExp(`^Read https?://\\S+${PAGE}\\.md, then answer`));
    }
    expect([...hosts]).toEqual([new URL(page.url()).host]);
  });

  test('fits a narrow page', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.route('**/*.md', (route) => route.abort());
    await open(page, PAGE);
    await openMenu(page);
    await button(page).click();
    await expect(button(page)).toHaveText('Not copied: view it instead');
    await expect(link(page)).toBeInViewport({ ratio: 1 });
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });
});

test.describe('without JavaScript', () => {
  needsBuild('a development page has no text without scripts');
  test.use({ javaScriptEnabled: false });

  test('only the link to the markdown shows, and the tabs of samples work', async ({ page }) => {
    await page.goto(PAGE);
    await openMenu(page);
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible();
    await expect(page.getByText('Copy as Markdown')).toBeHidden();
    const sample = page.locator('article [data-tabs]').filter({ hasText: 'onAddGroup' }).first();
    await expect(sample.locator('code')).toHaveText(/RuleGroupType/, { useInnerText: true });
    await sample.getByText('JavaScript', { exact: true }).click();
    await expect(sample.locator('code')).not.toHaveText(/RuleGroupType/, { useInnerText: true });
  });
});
