import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { inProject } from '../src/gatsby/paths';
import { OFTEN, openDemo, plain, rules, showFormat, valueInput } from './support/demo';
import { FAULTS, requestedPaths } from './support/faults';
import { expectGoodLooks } from './support/inLooks';
import { layoutShifts, observeLayoutShifts } from './support/layoutShifts';
import { watch } from './support/page';
import type { ExpectedRows } from './support/printRows';
import { expect, needsBuild, ownContexts, test } from './support/test';

ownContexts();

const ROWS = '#tab=rows';
const table = (page: Page) => page.getByRole('table', { name: 'Musicians' });
const why = (page: Page) => page.getByRole('region', { name: 'Why' });
const count = (page: Page, format: string, number: number) =>
  expect(page.getByText(`${format} selects ${number} of 100 musicians.`).first()).toBeVisible();

/** What the page shows with all formats: how many rows each selects, where they differ, and why. */
const comparison = (page: Page) =>
  page.evaluate(() => {
    const texts = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].map((it) => it.innerText);
    return {
      counts: texts('table thead th')
        .slice(1, 7)
        .map((text) => Number(/\d+$/.exec(text.trim())?.[0])),
      rows: [...document.querySelectorAll<HTMLElement>('[data-row]')].map((row) => [
        Number(row.dataset.row),
        ...[...row.querySelectorAll<HTMLElement>('[data-outcome]')].map(({ dataset }) => dataset.outcome),
      ]),
      reasons: texts('[aria-label="Why formats differ"] > li')
        .map((text) => /^(.+?) \((\d+) rows?\)/.exec(text)?.slice(1).join(' '))
        .sort(),
    };
  });

test('forty queries select the same rows as in Node.js, in each format, and differ for the same reasons', async ({
  page,
}) => {
  // An input of a date or a number warns of a value that it cannot show.
  const incidents = watch(page, (message) => message.type() !== 'error');
  await openDemo(page, plain, ROWS);
  await page.getByLabel('Compare all formats').check();
  await page
    .getByRole('radiogroup', { name: 'Rows' })
    .getByLabel(/^Different/)
    .check({ force: true });
  const printed = execFileSync(inProject('node_modules/.bin/tsx'), [inProject('tests/support/printRows.ts')]);
  const queries = JSON.parse(String(printed)) as ExpectedRows[];
  expect(queries).toHaveLength(40);
  for (const { hash, shown } of queries) {
    await page.evaluate((address) => window.location.replace(address), hash);
    await expect.poll(() => comparison(page), OFTEN).toEqual(shown);
  }
  expect(incidents.list).toEqual([]);
});

test('the rows follow the query as it is edited, and say which rules let one in or kept it out', async ({ page }) => {
  await openDemo(page, plain, ROWS);
  await count(page, 'SQL', 3);
  await expect(page.getByText(/^Run by SQLite 3\.\d+\.\d+ \(sql\.js 1\.16\.0\), collation BINARY/)).toBeVisible();
  await expect(table(page).getByRole('rowheader')).toHaveText(['Ella Fitzgerald', 'Etta James', 'ella James']);
  await table(page).getByText('Etta James').hover();
  await expect(why(page)).toContainText('Etta James: selected');
  await expect(why(page).getByText('First name begins with “E”')).toBeVisible();

  await valueInput(rules(page).first()).fill('Et');
  await count(page, 'SQL', 1);
  await page.getByRole('radiogroup', { name: 'Rows' }).getByLabel('Others 99').check({ force: true });
  await table(page).getByText('Ella Fitzgerald').hover();
  await expect(why(page)).toContainText('Ella Fitzgerald: not selected');
  await expect(
    why(page)
      .getByRole('listitem')
      .filter({ hasText: /^\S+\s*not selected First name begins with “Et”/ }),
  ).toBeVisible();
  // SQL makes a number of the text, and MongoDB does not.
  await showFormat(page, 'mongodb');
  await count(page, 'MongoDB', 0);
  await page.getByRole('button', { name: 'Clear query' }).click();
  await count(page, 'MongoDB', 100);
});

test('the rows work by keyboard', async ({ page }) => {
  await openDemo(page, plain, ROWS);
  await count(page, 'SQL', 3);
  const names = table(page).getByRole('button');
  await names.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(names.nth(1)).toBeFocused();
  await expect(names.nth(1)).toHaveAccessibleDescription(/^Etta James: selected/);
  await page.keyboard.press('End');
  await expect(names.last()).toBeFocused();
  await expect(why(page)).toContainText('ella James: selected');
});

test('what is not run says so', async ({ page }) => {
  await openDemo(page, plain, `${ROWS}&format=spel`);
  await expect(page.getByText('SpEL is not run: no engine for browsers')).toBeVisible();
  await showFormat(page, 'json');
  await expect(page.getByText('JSON is not run: it is the query itself')).toBeVisible();
});

test('differences have reasons with links; axe finds nothing in the rows, which fit all screens and do not move', async ({
  page,
}) => {
  await observeLayoutShifts(page);
  await openDemo(page, plain, ROWS);
  await page.getByLabel('Compare all formats').check();
  const reasons = page.getByRole('list', { name: 'Why formats differ' });
  await expect(reasons.getByText('Numbers as text')).toBeVisible();
  await expect(reasons.getByText('Letter case')).toBeVisible();
  await expectGoodLooks(page);
  const before = (await layoutShifts(page)).length;
  await table(page).getByRole('rowheader').nth(1).hover();
  await table(page).getByRole('rowheader').nth(2).hover();
  expect((await layoutShifts(page)).slice(before)).toEqual([]);
  await reasons.getByRole('link', { name: 'More about Letter case' }).click();
  await expect(page).toHaveURL(/\/docs\/next\/utils\/export#rows-that-each-format-selects$/);
});

test.describe('files', () => {
  needsBuild('a build alone has a file for each part of a page');

  test('engines load when they are wanted, one by one', async ({ page }) => {
    const paths = requestedPaths(page);
    const loaded = (name: string) => paths.filter((path) => path.includes(`/${name}`)).length;
    await openDemo(page, plain, `${ROWS}&format=jsonlogic`);
    await count(page, 'JsonLogic', 2);
    expect([loaded('demo-engines'), loaded('sql-wasm')]).toEqual([1, 0]);
    await showFormat(page, 'sql');
    await count(page, 'SQL', 3);
    await expect.poll(() => loaded('sql-wasm')).toBe(1);
  });

  test('an engine whose file does not come can be tried again', { tag: '@chunk-failure' }, async ({ page }) => {
    await page.route(/\/demo-engines-[^/]*\.js/, FAULTS['is cut off']);
    await openDemo(page, plain, ROWS);
    const alert = page.getByRole('alert').filter({ hasText: 'The engine did not load: ' });
    await expect(alert).toBeVisible();
    await page.unroute(/\/demo-engines-[^/]*\.js/);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await count(page, 'SQL', 3);
  });
});
