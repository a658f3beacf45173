import type { Page } from '@playwright/test';
import { heading, open, sidebarLink } from './support/page';
import { expect, test } from './support/test';

/** The pages whose data is asked for from now on. */
function askedPages(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const path = /\/page-data(\/.+)\/page-data\.json/.exec(request.url())?.[1];
    if (path) asked.push(path);
  });
  return asked;
}

test.describe('links', () => {
  test('fetch their pages when they are seen', async ({ page }) => {
    await page.clock.install();
    const asked = askedPages(page);
    await open(page, '/docs/intro');
    await expect
      .poll(async () => {
        await page.clock.runFor(3000);
        return asked;
      })
      .toEqual(expect.arrayContaining(['/demo', '/docs/typescript']));
    const prefetched = page.locator('head link[rel=prefetch]');
    await expect(prefetched.and(page.locator('[href*="component---src-templates-demo"]')).first()).toBeAttached();
  });

  test('fetch their pages when they are seen, too, after they have come to lead to another one', async ({ page }) => {
    // Too narrow for the sidebar, whose links lead to all pages.
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
    // Until the page is laid out as a whole, its end is elsewhere.
    await expect.poll(async () => (await page.clock.runFor(20), page.locator('html[data-folded]').count())).toBe(0);
    await next.scrollIntoViewIfNeeded();
    await expect
      .poll(async () => {
        await page.clock.runFor(3000);
        return asked;
      })
      .toContain(path);
  });

  test('fetch their pages when the pointer is on them', async ({ page }) => {
    // No link is ever seen: only the pointer can be the reason.
    await page.addInitScript(() => {
      IntersectionObserver.prototype.observe = () => undefined;
    });
    const asked = askedPages(page);
    await open(page, '/docs/intro');
    expect(asked).not.toContain('/docs/umd');
    await sidebarLink(page, 'UMD build').hover();
    await expect.poll(() => asked).toContain('/docs/umd');
  });

  for (const connection of [
    { saveData: true, effectiveType: '4g' },
    { saveData: false, effectiveType: 'slow-2g' },
  ]) {
    test(`fetch nothing over the connection ${JSON.stringify(connection)}, hover included`, async ({ page }) => {
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
      expect([...new Set(asked)]).toEqual(['/docs/intro', '/docs/typescript']);
    });
  }
});
