import type { Page } from '@playwright/test';
import { open, scrollY } from './support/page';
import { expect, test } from './support/test';

/** Scrolls twice: after the first step, the bar may only have scrolled out of view. */
async function scrollAway(page: Page) {
  for (const y of [400, 900]) {
    await page.mouse.wheel(0, y - (await scrollY(page)));
    await expect.poll(() => scrollY(page)).toBe(y);
  }
}

test.describe('top bar', () => {
  test('leads to the main parts of the site, and to the chat', { tag: '@top-bar' }, async ({ page }) => {
    await open(page, '/docs/intro');
    const bar = page.getByRole('navigation', { name: 'Main', exact: true });
    await expect(bar.getByRole('link', { name: 'React Query Builder' })).toHaveAttribute('href', '/');
    await expect(bar.getByRole('link', { name: 'Docs' })).toHaveAttribute('aria-current', 'page');
    await expect(bar.getByRole('link', { name: 'GitHub' })).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(bar.getByRole('link', { name: 'Discord' })).toHaveAttribute('href', 'https://discord.gg/MnAQWyUtEg');
    await expect(bar.getByRole('button', { name: 'Search' })).toHaveAttribute('href', '/search');
    await bar.getByRole('link', { name: 'Demo' }).click();
    await expect(page).toHaveURL(/\/demo$/);
    await expect(bar.getByRole('link', { name: 'Demo' })).toHaveAttribute('aria-current', 'page');
  });

  test('hides on scrolling down, and covers no navigation on return', { tag: '@top-bar-hides' }, async ({ page }) => {
    await open(page, '/docs/api/export');
    const bar = page.locator('header');
    await expect(bar).toBeInViewport();
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const height = (await bar.boundingBox())!.height;
    const belowBar = async () => {
      const boxes = await Promise.all([sidebar, contents].map((part) => part.boundingBox()));
      return boxes.map((box) => box!.y >= height);
    };
    await scrollAway(page);
    await expect(bar).not.toBeInViewport();
    await expect.poll(belowBar).toEqual([false, false]);
    await page.mouse.wheel(0, -200);
    await expect(bar).toBeInViewport();
    await expect.poll(belowBar).toEqual([true, true]);
  });

  test('does not cover a heading to which the reader jumps', async ({ page }) => {
    await open(page, '/docs/api/export');
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Validation', exact: true })
      .click();
    await expect(page).toHaveURL(/#validation$/);
    await expect(page.locator('header')).not.toBeInViewport();
    await expect(page.locator('#validation')).toBeInViewport();
  });
});

test(
  'the footer leads to guides, tips, API and showcase, and tells of no analytics',
  { tag: '@footer' },
  async ({ page }) => {
    await open(page, '/');
    const footer = page.getByRole('contentinfo');
    const expected = {
      'Getting started': '/docs/intro',
      'Component API': '/docs/api/querybuilder',
      'Tips and tricks': '/docs/category/tips--tricks',
      Showcase: '/demo',
      'About this site': '/markdown-page',
    };
    for (const [name, href] of Object.entries(expected)) {
      await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    await expect(footer).toContainText(
      'This site has no analytics and contacts no other host unless its owner allows it.',
    );
  },
);
