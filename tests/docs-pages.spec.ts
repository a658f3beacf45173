import { heading, open, scrollY, sidebarLink } from './support/page';
import { htmlOf, isRoot, ROUTES } from './support/routes';
import { expect, needsBuild, test } from './support/test';

const size = (width: number) => ({ width, height: 800 });

/** Path of the page before or after one, to which its static HTML links. */
function neighbour(path: string, label: 'Previous' | 'Next'): string | undefined {
  const [links = ''] = /<nav aria-label="Docs pages".*?<\/nav>/s.exec(htmlOf({ path })) ?? [];
  return new RegExp(`<a href="([^"]+)"[^>]*><small>(?:<span[^>]*></span> )?${label}`).exec(links)?.[1];
}

test.describe('sidebar', () => {
  test('shows the open category of the page, with a button that folds it without navigating', async ({ page }) => {
    await open(page, '/docs/api/export');
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await expect(sidebar.getByRole('link', { name: /^Export\b/ })).toHaveAttribute('aria-current', 'page');
    await expect(sidebar.getByRole('link', { name: 'Limit rule groups' })).toBeVisible();
    await sidebar.getByLabel("Toggle the collapsible sidebar category 'API'").click();
    await expect(sidebar.getByRole('link', { name: /^Export\b/ })).toBeHidden();
    await expect(page).toHaveURL(/\/docs\/api\/export$/);
  });

  test('opens the page of a category by its label and unfolds it, and keeps others open', async ({ page }) => {
    await open(page, '/docs/api/export');
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await sidebar.getByLabel("Toggle the collapsible sidebar category 'Tips & tricks'").click();
    await expect(sidebar.getByRole('link', { name: 'Limit rule groups' })).toBeHidden();
    await sidebar.getByRole('link', { name: 'Tips & tricks' }).click();
    await expect(heading(page)).toHaveText('Tips & tricks');
    await expect(sidebar.getByRole('link', { name: 'Limit rule groups' })).toBeVisible();
    await expect(sidebar.getByRole('link', { name: /^Export\b/ })).toBeVisible();
    await expect(sidebar.getByRole('link', { name: 'Tips & tricks' })).toHaveAttribute('aria-current', 'page');
  });
});

test.describe('pages of the documentation', () => {
  test('contents list headings of levels 2 and 3, and mark the current one', { tag: '@contents' }, async ({ page }) => {
    await open(page, '/docs/api/export');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const headings = await page.locator('article :is(h2, h3)').evaluateAll((all) => all.map(({ id }) => `#${id}`));
    const links = await contents.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(headings);
    await page.locator('#configuration').evaluate((heading) => heading.scrollIntoView());
    await expect(contents.getByRole('link', { name: 'Configuration' })).toHaveAttribute('aria-current', 'true');
  });

  test('contents fold above the text at 996 px, and can be hidden by the page', async ({ page }) => {
    await page.setViewportSize(size(996));
    await open(page, '/docs/api/export');
    await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
    await page.getByRole('button', { name: 'On this page' }).click();
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link', { name: 'Configuration' }).click();
    await expect(contents).toBeHidden();
    await expect(page.locator('[data-current-heading]')).toHaveText('Configuration');
    await open(page, '/docs/tips/custom-bind-variables');
    await expect(page.getByText('On this page')).toHaveCount(0);
  });

  test('contents of a long page are filtered, with a key for the filter', async ({ page }) => {
    await open(page, '/docs/api/querybuilder');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await expect(contents.locator('p:text-is("Debugging") + ul a')).toHaveText(['debugMode', 'onLog']);
    const current = contents.getByRole('link', { name: 'controlClassnames' });
    await page.locator('#controlclassnames').evaluate((heading) => heading.scrollIntoView());
    await expect(current).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('f');
    await page.keyboard.type('classname');
    await expect(contents.getByRole('link')).toHaveText([
      'getRuleClassname',
      'getRuleGroupClassname',
      'controlClassnames',
    ]);
    await expect(current).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#getruleclassname$/);
  });

  test('the key for the filter is left to controls, and to the page where the filter is not shown', async ({
    page,
  }) => {
    await page.setViewportSize(size(1440));
    await open(page, '/docs/api/querybuilder');
    const isLeft = (css: string) =>
      page
        .locator(css)
        .first()
        .evaluate((element) =>
          element.dispatchEvent(new KeyboardEvent('keydown', { key: 'f', bubbles: true, cancelable: true })),
        );
    expect(await isLeft('body')).toBe(false);
    expect(await isLeft('article button')).toBe(true);
    expect(await isLeft('article input[type=radio]')).toBe(true);
    await page.setViewportSize(size(996));
    expect(await isLeft('body')).toBe(true);
  });

  test('breadcrumbs link to the home page and the category, and no sign between them is read aloud', async ({
    page,
  }) => {
    await open(page, '/docs/api/export');
    const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(breadcrumbs.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
    await expect(breadcrumbs.getByRole('link', { name: 'API' })).toHaveAttribute('href', '/docs/category/api');
    await expect(breadcrumbs.locator('[aria-current=page]')).toHaveText('Export');
    await expect(breadcrumbs).toMatchAriaSnapshot(`
      - list:
        - listitem:
          - link "Home page"
        - listitem:
          - link "API"
        - listitem: Export
    `);
  });

  test('previous and next visit all pages of a version, categories included', () => {
    needsBuild('it reads the static HTML');
    const paths = ROUTES.filter(({ version, path }) => version === '5' && !isRoot(path)).map(({ path }) => path);
    const visit = (start: string, label: 'Previous' | 'Next') => {
      const order = [];
      // Links that lead in a circle give more pages than there are.
      for (let path: string | undefined = start; path && order.length <= paths.length; path = neighbour(path, label))
        order.push(path);
      return order;
    };
    const [sidebar = ''] = /<nav aria-label="Docs sidebar".*?<\/nav>/s.exec(htmlOf({ path: '/docs/intro' })) ?? [];
    const order = [...sidebar.matchAll(/ href="([^"]+)"/g)].map(([, path = '']) => path);
    expect([...order].sort()).toEqual(paths.sort());
    expect(visit('/docs/intro', 'Next')).toEqual(order);
    expect(visit(order.at(-1) ?? '', 'Previous')).toEqual(order.reverse());
  });

  test('next leads from a page to a category, and on to its pages', async ({ page }) => {
    const pages = page.getByRole('navigation', { name: 'Docs pages' });
    const visit = async (label: 'Previous' | 'Next') => {
      const link = pages.getByRole('link', { name: new RegExp(`^${label}`) });
      const path = (await link.getAttribute('href')) ?? '';
      // By keyboard: what is added to a page that has just begun would move the link away below the pointer.
      await link.press('Enter');
      await expect(page).toHaveURL(path);
      await expect(heading(page)).toHaveText(ROUTES.find((route) => route.path === path)?.heading ?? 'no such page');
      return path;
    };
    await open(page, '/docs/category/api');
    await visit('Previous');
    expect(await visit('Next')).toBe('/docs/category/api');
    expect(await visit('Next')).toMatch(/^\/docs\/api\//);
    expect(await visit('Next')).toMatch(/^\/docs\/api\//);
  });

  test('headings have a link of their own, and are named once', async ({ page }) => {
    await open(page, '/docs/api/export');
    await page.locator('#named-parameters > a').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#named-parameters$/);
    await expect(page.getByRole('heading', { name: 'Named parameters', exact: true })).toHaveCount(1);
    await expect(page.locator('article').getByRole('heading', { name: /link/i })).toHaveCount(0);
  });

  test('translators leave code and names of the API as they are', async ({ page }) => {
    for (const path of ['/', '/docs/api/querybuilder']) {
      await open(page, path);
      const translated = await page
        .locator('code, pre, kbd')
        .evaluateAll((all) => all.filter((code) => (code as HTMLElement).translate).map((code) => code.outerHTML));
      expect(translated, path).toEqual([]);
    }
    await expect(heading(page)).toHaveAttribute('translate', 'no');
    await expect(sidebarLink(page, 'QueryBuilder')).toHaveAttribute('translate', 'no');
    await expect(sidebarLink(page, 'Export')).not.toHaveAttribute('translate');
    await sidebarLink(page, 'ValueEditor').click();
    await expect(heading(page)).toHaveText('<ValueEditor />');
    await expect(heading(page)).toHaveAttribute('translate', 'no');
  });

  test('code runs from left to right, and chevrons lie over no label, on a page turned right to left', async ({
    page,
  }) => {
    await open(page, '/docs/api/querybuilder');
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    for (const code of ['pre', 'p code'])
      await expect(page.locator(`article ${code}`).first()).toHaveCSS('direction', 'ltr');
    const category = page.locator('[aria-label="Docs sidebar"] div:has(> details)').first();
    const label = (await category.locator('a').first().boundingBox())!;
    const chevron = (await category.locator('summary').first().boundingBox())!;
    expect(chevron.x + chevron.width).toBeLessThanOrEqual(label.x);
  });

  test('cards of a category lead to its pages', async ({ page }) => {
    await open(page, '/docs/category/api');
    const cards = page.locator('article > ul > li');
    await expect(cards).toHaveCount(ROUTES.filter(({ path }) => path.startsWith('/docs/api/')).length);
    await cards.getByRole('heading', { name: 'Validation' }).click();
    await expect(heading(page)).toHaveText('Validation');
  });

  test('cards of a category list the sections of their pages', async ({ page }) => {
    await open(page, '/docs/category/tips--tricks');
    await page.locator('article').getByRole('link', { name: 'Undo and redo' }).click();
    await expect(page).toHaveURL(/\/docs\/tips\/external-controls#undo-and-redo$/);
    await expect(page.locator('#undo-and-redo')).toBeInViewport();
  });

  test('the skip link leads past the navigation', async ({ page }) => {
    await open(page, '/docs/intro');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });

  test('the button back to the top shows while scrolling up', { tag: '@smooth-scrolling' }, async ({ page }) => {
    await open(page, '/docs/api/export');
    const button = page.locator('button[aria-label="Scroll back to top"]');
    await page.locator('article').hover({ position: { x: 10, y: 10 } });
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => scrollY(page)).toBe(2000);
    await expect(button).toBeHidden();
    await page.mouse.wheel(0, -100);
    await expect(button).toBeVisible();
    await button.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect.poll(() => scrollY(page)).toBe(0);
    await expect(button).toBeHidden();
  });
});
