import type { Page } from '@playwright/test';
import { heading, open, sidebarLink } from './support/page';
import { expect, needsBuild, ownContexts, test } from './support/test';

needsBuild('the development server prefetches nothing');
ownContexts();

/** Paths whose page data is requested from now on. */
function askedPages(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const path = /\/page-data(\/.+)\/page-data\.json/.exec(request.url())?.[1];
    if (path) asked.push(path);
  });
  return asked;
}

/** The paths that are asked for while the clock goes on. */
const expectInTime = (page: Page, asked: readonly string[]) =>
  expect.poll(async () => {
    await page.clock.runFor(3000);
    return [...new Set(asked)].sort();
  });

test.describe('links', () => {
  test('fetch their pages when they are seen', { tag: '@prefetch-seen' }, async ({ page }) => {
    await page.clock.install();
    const asked = askedPages(page);
    await open(page, '/');
    await expectInTime(page, asked).toEqual(expect.arrayContaining(['/demo', '/docs/intro']));
  });

  test('in the bars and the text do not, except those to the previous and next page', async ({ page }) => {
    await page.clock.install();
    const asked = askedPages(page);
    await open(page, '/docs/compat');
    await page.clock.runFor(10_000);
    const neighbours = page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link');
    await neighbours.last().scrollIntoViewIfNeeded();
    const paths = await neighbours.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(paths).toHaveLength(2);
    await expectInTime(page, asked).toEqual([...paths].sort());
  });

  test('fetch their pages when they are seen, also after their target has changed', async ({ page }) => {
    // Too narrow for the sidebar, which links to all pages.
    await page.setViewportSize({ width: 390, height: 800 });
    await page.clock.install();
    const asked = askedPages(page);
    await open(page, '/docs/compat');
    const next = page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: /^Next/ });
    const before = await next.getAttribute('href');
    await next.click();
    await expect(page).toHaveURL(before ?? '');
    await expect(next).not.toHaveAttribute('href', before ?? '');
    const path = await next.getAttribute('href');
    expect(asked).not.toContain(path);
    await next.scrollIntoViewIfNeeded();
    await expectInTime(page, asked).toContain(path);
  });

  test('fetch their pages when the pointer is on them', { tag: '@prefetch-hover' }, async ({ page }) => {
    // Without visible links, only hovering can trigger a prefetch.
    await page.addInitScript(() => {
      IntersectionObserver.prototype.observe = () => undefined;
    });
    const asked = askedPages(page);
    await open(page, '/docs/intro');
    expect(asked).not.toContain('/docs/umd');
    await sidebarLink(page, 'UMD build').hover();
    await expect.poll(() => asked).toContain('/docs/umd');
  });

  test('to files open them without asking for pages', async ({ page }) => {
    const asked = askedPages(page);
    await open(page, '/markdown-page');
    const link = page.getByRole('main').getByRole('link', { name: 'llms.txt' });
    await link.hover();
    await link.click();
    await expect(page).toHaveURL('/llms.txt');
    expect(asked).not.toContain('/llms.txt');
  });

  test('fetch the scripts of another kind of page, too, when the pointer is on them', async ({ page }) => {
    await open(page, '/docs/intro');
    const script = page.waitForRequest(/component---src-templates-demo-tsx-[^/]*\.js/);
    await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Demo' }).hover();
    await script;
  });

  for (const connection of [
    { saveData: true, effectiveType: '4g' },
    { saveData: false, effectiveType: 'slow-2g' },
  ]) {
    test(`fetch nothing over ${JSON.stringify(connection)}`, { tag: '@data-saver' }, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      await page.clock.install();
      const asked = askedPages(page);
      await open(page, '/docs/intro');
      await sidebarLink(page, 'UMD build').hover();
      await page.clock.runFor(10_000);
      await sidebarLink(page, 'TypeScript').click();
      await expect(heading(page)).toHaveText('TypeScript reference');
      expect([...new Set(asked)]).toEqual(['/docs/typescript']);
    });
  }
});
