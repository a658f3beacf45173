import type { Route } from '@playwright/test';
import { builder, demoOf, DEMOS, openDemo, optionSwitch, result as sql, rules, valueInput } from './support/demo';
import { hold } from './support/faults';
import { hashOf } from './support/hashOf';
import { layoutShifts, observeLayoutShifts } from './support/layoutShifts';
import { open, watch } from './support/page';
import { expect, needsBuild, test } from './support/test';

const LIBRARIES = DEMOS.filter(({ name }) => name !== 'default');

/** Class names that identify the libraries in the specification. */
const CLASSES: Record<string, string> = {
  antd: '.ant-btn',
  bootstrap: '.btn',
  bulma: '.button',
  chakra: '.chakra-button',
  mantine: '.mantine-Button-root',
  material: '.MuiButton-root',
};

/** The SQL of the initial query, with this first name. */
const sqlWith = (name: string) =>
  new RegExp(`^\\(firstName like '${name}%' and lastName in \\('Fitzgerald', 'James'\\) and age > '26' and \\(`);

test('the demo updates the SQL with the query', { tag: '@main-demo' }, async ({ page }) => {
  await open(page, '/demo');
  await expect(sql(page)).toHaveText(sqlWith('E'));
  await builder(page).locator('.rule').first().locator('input').fill('Ella');
  await expect(sql(page)).toHaveText(/^\(firstName like 'Ella%' and /);
  await builder(page).locator('.rule').first().getByTitle('Remove rule').click();
  await expect(sql(page)).toHaveText(/^\(lastName in \('Fitzgerald', 'James'\) and /);
});

for (const { name, path, control } of LIBRARIES) {
  test(
    `${path} runs the real controls of its library in both modes, and keeps what was typed before`,
    { tag: '@library-demos' },
    async ({ page }) => {
      needsBuild('a build alone has a file for each part of a page');
      const incidents = watch(page);
      await page.emulateMedia({ colorScheme: 'light' });
      const look = () =>
        page.locator('h1').evaluate((heading) => {
          const { fontFamily, fontSize, color, marginTop } = getComputedStyle(heading);
          return [fontFamily, fontSize, color, marginTop, getComputedStyle(document.body).backgroundColor].join();
        });
      await open(page, '/demo');
      const site = await look();

      const release = await hold(page, new RegExp(`/demo-${name}-index-tsx-`));
      await open(page, path);
      const value = valueInput(rules(page).first());
      await value.fill('Ela');
      await page.keyboard.press('ArrowLeft');
      await release();
      await expect(builder(page).locator(control).first()).toBeVisible();
      await page.keyboard.type('l');
      await expect(value).toHaveValue('Ella');
      await expect(
        builder(page)
          .locator(CLASSES[name] ?? control)
          .first(),
      ).toBeVisible();
      expect(await look()).toBe(site);
      await expect(sql(page)).toHaveText(sqlWith('Ella'));
      const count = await rules(page).count();
      await builder(page).getByRole('button', { name: '+Rule' }).first().click();
      await expect(rules(page)).toHaveCount(count + 1);

      await page.getByRole('button', { name: /Switch between/ }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(builder(page).locator(control).first()).toBeVisible();
      await expect(rules(page)).toHaveCount(count + 1);
      expect(incidents.list).toEqual([]);
    },
  );
}

/** Makes the component that a script exports throw when it renders. */
const throwInRender = async (route: Route) => {
  const response = await route.fetch();
  const body = `((chunks) => {
    const { push } = chunks;
    chunks.push = (chunk) => {
      chunks.push = push;
      for (const [id, make] of Object.entries(chunk[1]))
        chunk[1][id] = (module, exports, require) => {
          make(module, exports, require);
          if (exports.default) module.exports = { default() { throw new Error('Out of paint.'); } };
        };
      return push.call(chunks, chunk);
    };
  })((self.webpackChunkreact_querybuilder_docs ??= []));`;
  await route.fulfill({ response, body: body + (await response.text()) });
};

test('a library that crashes keeps the default controls, is reported and can be retried', async ({ page }) => {
  needsBuild('a build alone has a file for each part of a page');
  await page.route(/demo-bulma-index/, throwInRender);
  await open(page, '/demo/bulma');
  const alert = builder(page).getByRole('alert');
  await expect(alert).toContainText('The controls of Bulma failed, so these are the default ones. Out of paint.');
  await builder(page).locator('.rule').first().locator('input').fill('Ella');
  await expect(sql(page)).toHaveText(/^\(firstName like 'Ella%'/);
  await alert.getByRole('button', { name: 'Retry' }).press('Enter');
  await expect(alert).toContainText('Out of paint.');
  await expect(sql(page)).toHaveText(/^\(firstName like 'Ella%'/);
  // The rest of the page still works.
  await page.getByRole('navigation', { name: 'Demos' }).getByRole('link', { name: 'Default' }).click();
  await expect(page.locator('h1')).toHaveText('Demo');
  await expect(sql(page)).toHaveText(/^\(firstName like 'Ella%'/);
});

test('a style sheet that does not load is reported and can be retried', async ({ page }) => {
  needsBuild('a build alone has a file for each part of a page');
  const sheet = /library-bootstrap[^/]*\.css/;
  await page.route(sheet, (route) => route.abort());
  await open(page, '/demo/bootstrap');
  await expect(builder(page).getByRole('alert')).toContainText('Bootstrap failed');
  await expect(builder(page).locator('.btn')).toHaveCount(0);
  await page.unroute(sheet);
  await builder(page).getByRole('button', { name: 'Retry' }).click();
  await expect(builder(page).locator('.btn').first()).toBeVisible();
});

/** Of the files of the chunk, only the style sheet is sure to have its name. */
const DRAG_AND_DROP = /\/demo-drag-and-drop\./;

/**
 * Lets a style sheet have loaded once an element is there, before the effects of what rendered it: a clock that runs fast
 * makes React leave them to a later task.
 */
function loadWith(selector: string, sheet: string) {
  const now = performance.now.bind(performance);
  let late = 0;
  performance.now = () => now() + (late += 10);
  let load: (() => void) | undefined;
  new MutationObserver(() => {
    const link = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href*="${sheet}"]`);
    if (link && !load) {
      const { onload } = link;
      link.onload = () => link.toggleAttribute('data-held', true);
      load = () => onload?.call(link, new Event('load'));
    }
    if (document.querySelector(selector)) load?.();
  }).observe(document, { childList: true, subtree: true });
}

test('drag and drop that arrives before the effects of a library is there', async ({ page }) => {
  needsBuild('a build alone has a file for each part of a page');
  const bulma = demoOf('bulma');
  await page.addInitScript(`(${String(loadWith)})('${bulma.control}', '/demo-drag-and-drop.')`);
  const release = await hold(page, /\/demo-bulma-index-tsx-/);
  await open(page, `${bulma.path}#enableDragAndDrop=true`);
  await expect(page.locator('link[data-held]')).toBeAttached();
  // Scripts of chunks leave the page when they have run.
  await expect(page.locator('script[data-webpack]')).toHaveCount(1);
  await release();
  await expect(builder(page).locator('.queryBuilder-dragHandle').first()).toBeVisible();
});

test('text typed while drag and drop loads reaches its input', async ({ page }) => {
  const release = await hold(page, DRAG_AND_DROP);
  await open(page, '/demo#enableDragAndDrop=true');
  await expect(optionSwitch(page, 'enableDragAndDrop')).toBeChecked();
  const value = valueInput(rules(page).first());
  await value.fill('Ela');
  await page.keyboard.press('ArrowLeft');
  await release();
  await expect(builder(page).locator('.queryBuilder-dragHandle').first()).toBeVisible();
  await page.keyboard.type('l');
  await expect(value).toHaveValue('Ella');
});

for (const viewport of [
  { width: 1000, height: 900 },
  { width: 360, height: 740 },
]) {
  test(`nothing shifts while React and a library load, at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await observeLayoutShifts(page);
    for (const demo of DEMOS) {
      await openDemo(page, demo);
      const shifts = await layoutShifts(page);
      const total = shifts.reduce((sum, { value }) => sum + value, 0);
      // A hundredth of a good CLS: allows a control to settle by a pixel within its rule.
      expect(total, `${demo.path} ${JSON.stringify(shifts)}`).toBeLessThan(0.001);
    }
  });
}

test('samples have the colours of those of the documentation', async ({ page }) => {
  await open(page, '/docs/next/utils/export');
  const colorOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((token) => getComputedStyle(token).color);
  const documented = await colorOf('.code .s');
  await open(page, '/demo');
  await sql(page).scrollIntoViewIfNeeded();
  await expect(sql(page).locator('.s').first()).toHaveText("'E%'");
  expect(await colorOf('.code .s')).toBe(documented);
  await expect(sql(page).locator('.k').filter({ hasText: 'like' })).not.toHaveCount(0);
});

test('Mantine shows dates as the query holds them', async ({ page }) => {
  const demo = demoOf('mantine');
  const dated = (field: string, value: string) => ({ field, operator: '=', value });
  const query = {
    combinator: 'and',
    rules: [dated('birthdate', '1938-01-25'), dated('datetime', '2020-02-29T10:30:00')],
  };
  await openDemo(page, demo, hashOf({ query }));
  await expect(rules(page).nth(0)).toContainText('1938-01-25');
  await expect(rules(page).nth(1)).toContainText('2020-02-29 10:30:00');
});
