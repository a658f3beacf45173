import { violationsOn } from './support/axe';
import { changeData } from './support/faults';
import { heading, open, sidebarLink } from './support/page';
import { expect, test } from './support/test';

test.describe('a page that crashes', () => {
  const CRASHED = '/docs/typescript';

  test.beforeEach(async ({ page }) => {
    await changeData(page, CRASHED, ({ result }) => {
      Object.assign(result.data.doc!.content as object, { headings: { length: 1 } });
    });
    await open(page, '/docs/intro');
    await sidebarLink(page, 'TypeScript').click();
    await expect(heading(page)).toHaveText('This page crashed.');
  });

  test('shows the message and "Try again", which clears the error', { tag: '@page-crash' }, async ({ page }) => {
    const screen = page.getByRole('alert').filter({ hasText: 'This page crashed.' });
    await expect(screen.locator('p')).toHaveText(/is not iterable/);
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText('This page crashed.');
    await expect(page.getByRole('main')).toBeFocused();
    // Fix the cause of the crash.
    await page.evaluate(() => {
      const methods = { flatMap: () => [], [Symbol.iterator]: () => [].values() };
      for (const name of Reflect.ownKeys(methods))
        Object.defineProperty(Object.prototype, name, {
          ...Object.getOwnPropertyDescriptor(methods, name),
          enumerable: false,
        });
    });
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText('TypeScript reference');
  });

  test('does not affect the rest of the site, and can be left', { tag: '@page-crash' }, async ({ page }) => {
    await page.getByRole('button', { name: /Switch between/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    await sidebarLink(page, 'UMD build').click();
    await expect(heading(page)).toHaveText('UMD build');
    await page.goBack();
    await expect(heading(page)).toHaveText('This page crashed.');
  });
});
