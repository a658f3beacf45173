import type { Page } from '@playwright/test';
import { follow } from './support/faults';
import { heading, open, scrollTo, scrollY, sidebarLink } from './support/page';
import { expect, test } from './support/test';

/** The page that is made ahead. */
const ahead = (page: Page) => page.locator('main [inert] article');

/** Opens a page, and has the pointer rest on the link to another until that is made. */
async function expectNext(page: Page, path: string, next: string): Promise<void> {
  await open(page, path);
  await sidebarLink(page, next).hover();
  await expect(ahead(page)).toHaveCount(1);
}

/**
 * Has React put off all that it may: its clock, `performance.now`, runs so fast that its time is over before it begins,
 * and a frame is painted before the message by which it goes on. Gives how often it has sent itself one.
 */
const putOff = (page: Page) =>
  page.evaluateHandle(() => {
    const messages = { sent: 0 };
    const { now } = performance;
    let passed = 0;
    performance.now = () => now.call(performance) + (passed += 10);
    const send = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (...message: [unknown]) {
      messages.sent++;
      requestAnimationFrame(() => setTimeout(() => setTimeout(() => send.apply(this, message))));
    };
    return messages;
  });

/** Where the heading of this id stands that can be seen, in px from the top of the window. */
const topOf = (page: Page, id: string) =>
  page
    .locator(`#${id}:visible`)
    .boundingBox()
    .then((box) => box?.y);

test.describe('the page that the pointer rests on', () => {
  test('is made ahead, and nobody meets it', async ({ page }) => {
    await expectNext(page, '/docs/api/export', 'Import');
    await expect(ahead(page)).toContainText('parseSQL');
    await expect(ahead(page)).toBeHidden();
    await expect(heading(page)).toHaveText('Export');
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await page.locator('main [inert]').evaluate((it) => it.getBoundingClientRect().height)).toBe(0);
    const met = await page.evaluate(() => {
      const root = document.querySelector('main [inert]') as HTMLElement;
      const links = [...root.querySelectorAll<HTMLElement>('a, button, input, [tabindex]')];
      const focused = links.filter((link) => {
        link.focus();
        return document.activeElement === link;
      });
      getSelection()?.selectAllChildren(document.body);
      return {
        links: links.length > 0,
        focused: focused.length,
        selected: String(getSelection()).includes('parseSQL'),
      };
    });
    expect(met).toEqual({ links: true, focused: 0, selected: false });
  });

  test('is the one that a click shows, with all that follows its beginning', async ({ page }) => {
    await expectNext(page, '/docs/api/export', 'Import');
    await ahead(page).evaluate((article) => article.setAttribute('data-marked', ''));
    await sidebarLink(page, 'Import').click();
    await expect(heading(page)).toHaveText('Import');
    await expect(page.locator('main article')).toHaveCount(1);
    await expect(page.locator('main article')).toHaveAttribute('data-marked', '');
    await expect(page.locator('main article h2').last()).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('leaves the page at hand its tabs', async ({ page }) => {
    await open(page, '/docs/intro');
    const command = page.locator('pre:visible').first();
    const text = await command.textContent();
    await sidebarLink(page, 'Migrating').hover();
    await expect(ahead(page)).toHaveCount(1);
    await expect(command).toHaveText(String(text));
  });

  for (const root of ['/docs', '/docs/4', '/docs/next'])
    test(`is never the one at hand, at its other address, and a click leads there: ${root}`, async ({ page }) => {
      const first = sidebarLink(page, 'Getting started');
      const command = page.locator('article:not([inert] *) [data-tabs] pre:visible').first();
      await open(page, root);
      const text = await command.textContent();
      await sidebarLink(page, 'TypeScript').hover();
      await expect(ahead(page)).toHaveCount(1);
      await first.hover();
      await expect(ahead(page)).toHaveCount(0);
      await expect(command).toHaveText(String(text));

      await scrollTo(page, 300);
      await first.click();
      await expect(page).toHaveURL(/\/intro$/);
      await expect(page.locator('main article')).toHaveCount(1);
      await expect(heading(page)).toBeFocused();
      await expect.poll(() => scrollY(page)).toBe(0);
      await expect(command).toHaveText(String(text));
      await expect(page.locator('main article h2').last()).toBeVisible();
    });

  test('has no part in a hash that the page at hand has too', async ({ page }) => {
    await expectNext(page, '/docs/api/export', 'Import');
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'SQL', exact: true })
      .click();
    await expect(page).toHaveURL('/docs/api/export#sql');
    await expect.poll(() => topOf(page, 'sql')).toBeLessThan(200);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });

  test('goes to what a hash names, though the page before has it too', async ({ page }) => {
    await expectNext(page, '/docs/api/export', 'Import');
    await follow(page, '/docs/api/import#jsonlogic');
    await expect(heading(page)).toHaveText('Import');
    await expect.poll(() => topOf(page, 'jsonlogic')).toBeLessThan(200);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });

  for (const path of ['/docs/umd', '/docs/umd#basic-example'])
    test(`is not made yet when a click leads to ${path}, and the page before it is let go of all the same`, async ({
      page,
    }) => {
      await open(page, '/docs/api/export');
      const before = await page.locator('main article').elementHandle();
      const messages = await putOff(page);
      await sidebarLink(page, 'UMD build').hover();
      await expect.poll(() => messages.evaluate(({ sent }) => sent)).toBeGreaterThan(0);
      await expect(ahead(page)).toHaveCount(0);
      await follow(page, path);
      await expect(heading(page)).toHaveText('UMD build');
      const shown = await page.locator('main article:visible').elementHandle();
      await expect.poll(() => before?.evaluate((article) => article.isConnected)).toBe(false);
      expect(await shown?.evaluate((article) => article.isConnected)).toBe(true);
    });

  test('gives way to another one', async ({ page }) => {
    await expectNext(page, '/docs/api/export', 'Import');
    await sidebarLink(page, 'UMD build').hover();
    await expect(ahead(page)).toContainText('UMD build');
    await expect(ahead(page)).toHaveCount(1);
    await sidebarLink(page, 'Import').click();
    await expect(heading(page)).toHaveText('Import');
  });

  test('loads the library of its examples when it shows, and brings them to life', async ({ page }) => {
    const libraries: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/library-')) libraries.push(request.url());
    });
    await open(page, '/docs/typescript');
    await sidebarLink(page, 'Getting started').hover();
    await expect(ahead(page)).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    expect(libraries).toEqual([]);
    await sidebarLink(page, 'Getting started').click();
    await expect(heading(page)).toHaveText('Getting started');
    const example = page.locator('[data-example]').first();
    await example.scrollIntoViewIfNeeded();
    await expect(example.locator('[data-live]')).toHaveCount(1);
  });
});
