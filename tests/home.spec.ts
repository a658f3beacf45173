import { expect, test, type Page } from '@playwright/test';
import type { RuleGroupType } from 'react-querybuilder';
import { exportQuery } from '../src/demo/core/exportQuery';
import { FORMATS } from '../src/demo/core/formats';
import { initialQuery } from '../src/demo/core/initialQuery';
import { DEFAULT_OPTIONS } from '../src/demo/core/options';
import { violationsOn } from './support/axe';
import { part, rules, wake, wakeAll } from './support/home';
import { lookAt, LOOKS } from './support/looks';
import { open, watch } from './support/page';

/** What the page shows in a format. */
async function exported(page: Page, format: string): Promise<string> {
  const panel = part(page, 'QueryExport');
  await panel.getByLabel('Format').selectOption(format);
  return (await panel.locator('pre').textContent()) ?? '';
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page holds its rows, builders and editors as they first show', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('main h2')).toHaveText([
      'Sensible defaults',
      'Export and import',
      'Extensible',
      'Flexible styling',
    ]);
    await expect(page.locator('main .code')).toContainText('return <QueryBuilder fields={fields} />;');
    await expect(page.getByText('It runs react-querybuilder 6.5.5')).toBeVisible();
    expect(await page.locator('main noscript').textContent()).toContain('Editing needs JavaScript.');

    await expect(rules(page, 'DefaultBuilder')).toHaveCount(7);
    await expect(part(page, 'QueryExport').locator('option')).toHaveText(FORMATS.map(({ label }) => label));
    await expect(part(page, 'QueryExport').locator('pre')).toHaveText(
      exportQuery(initialQuery, 'sql', DEFAULT_OPTIONS),
    );
    await expect(part(page, 'DateExample').locator('input')).toHaveValue('1917-04-25 - 1938-01-25');
    await expect(rules(page, 'MultiSelectExample')).toContainText('GuitarKoraTheremin');
    await expect(part(page, 'RangeExample').getByRole('slider')).toHaveCount(2);
    await expect(rules(page, 'StyledBuilder')).toHaveCount(7);
    await expect(part(page, 'StyledBuilder').locator('.queryBuilder-dragHandle')).toHaveCount(8);
  });

  test('each row leads to the pages that describe it', async ({ page }) => {
    await page.goto('/');
    const expected = {
      'Sensible defaults': ['/docs/api/querybuilder', '/docs/next/intro'],
      'Export and import': ['/docs/api/export', '/docs/api/import'],
      Extensible: [
        '/docs/api/querybuilder#controlelements',
        '/docs/compat',
        '/docs/tips/custom-with-fallback',
        'https://www.npmjs.com/package/react-datepicker',
        'https://www.npmjs.com/package/react-select',
        'https://www.npmjs.com/package/rc-slider',
      ],
      'Flexible styling': ['/docs/api/classnames', '/docs/tips/styling', '/docs/api/querybuilder#enabledraganddrop'],
    };
    for (const [name, links] of Object.entries(expected)) {
      const found = await page
        .getByRole('region', { name, exact: true })
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(found).toEqual(links);
    }
    await expect(page.getByRole('link', { name: 'Get started' })).toHaveAttribute('href', '/docs/intro');
    await expect(page.getByRole('link', { name: 'Try the demo' })).toHaveAttribute('href', '/demo');
  });
});

test('the export follows the builder in every format', async ({ page }) => {
  await open(page, '/');
  await wake(page, 'DefaultBuilder');
  await wake(page, 'QueryExport');
  const first = rules(page, 'DefaultBuilder').first();
  await first.locator('input').fill('Ella');
  await first.locator('.rule-operators').selectOption('=');
  await part(page, 'DefaultBuilder').getByRole('button', { name: '+Rule' }).first().click();
  await rules(page, 'DefaultBuilder').nth(1).getByRole('button', { name: 'x' }).click();

  const query = JSON.parse(await exported(page, 'json')) as RuleGroupType;
  expect(query.rules).toHaveLength(initialQuery.rules.length);
  expect(query.rules[0]).toMatchObject({ field: 'firstName', operator: '=', value: 'Ella' });
  expect(query.rules[1]).toMatchObject({ field: 'age' });
  expect(FORMATS).toHaveLength(9);
  for (const { name } of FORMATS) {
    expect(await exported(page, name), name).toBe(exportQuery(query, name, DEFAULT_OPTIONS));
  }
});

test('a screen reader hears of a change once the text rests, and not the text', async ({ page }) => {
  await open(page, '/');
  await wake(page, 'DefaultBuilder');
  await wake(page, 'QueryExport');
  const status = part(page, 'QueryExport').getByRole('status');
  await page.evaluate(() => {
    const region = document.querySelector('[data-part=QueryExport] [role=status]');
    const texts: string[] = [];
    new MutationObserver(() => texts.push(region?.textContent ?? '')).observe(region!, {
      characterData: true,
      childList: true,
      subtree: true,
    });
    Object.assign(window, { texts });
  });
  await expect(status).toHaveText('');
  await rules(page, 'DefaultBuilder').first().locator('input').pressSequentially('lla', { delay: 30 });
  await expect(status).toHaveText('The query as SQL has changed.');
  expect(await page.evaluate(() => (window as unknown as { texts: string[] }).texts)).toEqual([
    'The query as SQL has changed.',
  ]);
  await expect(part(page, 'QueryExport').locator('[aria-live] pre, pre[aria-live]')).toHaveCount(0);
});

test('a rule can be dragged, and the other builder and the export follow', async ({ page }) => {
  await open(page, '/');
  await wakeAll(page);
  const fields = (name: string) =>
    part(page, name)
      .locator('.rule-fields')
      .evaluateAll((selects) => selects.map((select) => (select as HTMLSelectElement).value));
  const before = await fields('StyledBuilder');
  expect(before).toEqual(['firstName', 'lastName', 'age', 'isMusician', 'instrument', 'groupedField1', 'birthdate']);

  const handle = (index: number) => rules(page, 'StyledBuilder').nth(index).locator('.queryBuilder-dragHandle');
  await handle(6).dragTo(rules(page, 'StyledBuilder').nth(0));
  const after = ['firstName', 'birthdate', 'lastName', 'age', 'isMusician', 'instrument', 'groupedField1'];
  await expect.poll(() => fields('StyledBuilder')).toEqual(after);
  expect(await fields('DefaultBuilder')).toEqual(after);
  expect(await exported(page, 'sql')).toMatch(/^\(firstName like 'E%' and birthdate between /);
});

test('CSS alone puts the buttons to remove first', async ({ page }) => {
  await open(page, '/');
  await wake(page, 'StyledBuilder');
  const markup = (name: string) =>
    rules(page, name)
      .first()
      .evaluate((rule) => [...rule.children].map(({ tagName, className }) => `${tagName} ${className}`));
  const [handle, ...controls] = await markup('StyledBuilder');
  expect(handle).toContain('queryBuilder-dragHandle');
  expect(controls).toEqual(await markup('DefaultBuilder'));

  const left = async (selector: string) =>
    (await rules(page, 'StyledBuilder').first().locator(selector).boundingBox())!.x;
  expect(await left('.rule-remove')).toBeLessThan(await left('.rule-fields'));
});

test('the packages of the editors and of drag and drop load only for who comes near them', async ({ page }) => {
  // What of each package is left when its code is minified.
  const MARKS = {
    DateExample: 'react-datepicker__',
    MultiSelectExample: 'hideSelectedOptions',
    RangeExample: 'ariaValueTextFormatterForHandle',
    StyledBuilder: '__REACT_DND_CONTEXT_INSTANCE__',
  };
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  const loaded = async () => {
    const texts = await Promise.all(scripts);
    return Object.entries(MARKS)
      .filter(([, mark]) => texts.some((text) => text.includes(mark)))
      .map(([name]) => name);
  };
  await open(page, '/');
  await wake(page, 'DefaultBuilder');
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForLoadState('networkidle');
  expect(await loaded()).toEqual([]);
  for (const name of Object.keys(MARKS)) await wake(page, name);
  expect(await loaded()).toEqual(Object.keys(MARKS));
});

test('who comes from another page of the site, or comes back, finds everything alive', async ({ page }) => {
  const incidents = watch(page);
  await open(page, '/docs/intro');
  const home = page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', {
    name: 'React Query Builder',
  });
  await home.click();
  await wakeAll(page);
  await rules(page, 'DefaultBuilder').first().locator('input').fill('Ella');
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('link', { name: 'Get started' }).click();
  await expect(page).toHaveURL(/\/docs\/intro$/);
  await page.goBack();
  await wakeAll(page);
  // What a visitor has made of the query is still there.
  await expect(rules(page, 'DefaultBuilder').first().locator('input')).toHaveValue('Ella');
  await expect(part(page, 'QueryExport').locator('pre')).toContainText("firstName like 'Ella%'");
  expect(incidents.list).toEqual([]);
});

for (const width of [360, 1280]) {
  test(`nothing shifts at ${width} px while the parts come alive, and nothing is written to the console`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const incidents = watch(page);
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]) {
          const nodes = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : ''));
          shifts.push(`${entry.value}: ${nodes.join(' ')}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page, '/');
    await wakeAll(page);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
    expect(incidents.list).toEqual([]);
  });
}

test('builders do not scroll the page sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/');
  await wakeAll(page);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  const cut = await page
    .locator('[data-part] :is(input, select, button):visible')
    .evaluateAll((controls) => controls.filter((control) => control.getBoundingClientRect().right > 320).length);
  expect(cut).toBe(0);

  await rules(page, 'DateExample').locator('input').click();
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  expect(await overflow()).toBeLessThanOrEqual(0);
  const calendar = (await page.locator('.react-datepicker').boundingBox())!;
  expect(calendar.x).toBeGreaterThanOrEqual(0);
  expect(calendar.x + calendar.width).toBeLessThanOrEqual(320);
});

test('axe finds nothing once everything is alive, with calendar and list open too', async ({ page }) => {
  await open(page, '/');
  await wakeAll(page);
  for (const look of LOOKS) {
    await lookAt(page, look);
    expect(await violationsOn(page), look.name).toEqual([]);
    await rules(page, 'DateExample').locator('input').click();
    await expect(page.getByRole('gridcell').first()).toBeVisible();
    expect(await violationsOn(page), look.name).toEqual([]);
    await page.keyboard.press('Escape');
    await part(page, 'MultiSelectExample').getByRole('combobox', { name: 'Value' }).last().click();
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    expect(await violationsOn(page), look.name).toEqual([]);
    await page.keyboard.press('Escape');
  }
});
