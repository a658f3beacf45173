import type { Page } from '@playwright/test';
import { defaultValidator, formatQuery, type FormatQueryOptions } from 'react-querybuilder';
import { fields } from '../src/demo/core/fields';
import { FORMATS } from '../src/demo/core/formats';
import { readHash, writeHash } from '../src/demo/core/hash';
import { withoutIds } from '../src/demo/core/query';
import { DEFAULT_DEMO_STATE, type DemoState } from '../src/demo/core/state';
import { querySamples, fc } from './support/arbitraries';
import {
  addressState,
  DEMOS,
  OFTEN,
  openDemo,
  partSwitch,
  plain,
  result,
  rules,
  show,
  showFormat,
} from './support/demo';
import { hashOf } from './support/hashOf';
import { watch } from './support/page';
import { expect, test } from './support/test';

/** The output of formatQuery for a state, with its options passed one by one. */
function expected({ query, options }: DemoState, format: NonNullable<FormatQueryOptions['format']>): string {
  const returned: unknown = formatQuery(query, {
    format,
    fields,
    ...(options.parseNumbers && { parseNumbers: true }),
    ...(options.validateQuery && { validator: defaultValidator }),
  } as { format: 'json' });
  return typeof returned === 'string' ? returned : JSON.stringify(returned, null, 2);
}

/** The displayed text by format, read in one call because there are thousands. */
const shown = (page: Page): Promise<Record<string, string>> =>
  result(page).evaluate(
    async (region, names) => {
      const texts: Record<string, string> = {};
      for (const name of names) {
        document.querySelector<HTMLInputElement>(`[role=radiogroup] input[value="${name}"]`)!.click();
        await Promise.resolve();
        texts[name] = region.textContent ?? '';
      }
      return texts;
    },
    FORMATS.map(({ name }) => name),
  );

/** Removes the line breaks of displayed JSON, and ids, which a link leaves out. */
const compact = (text: string) => {
  try {
    return JSON.stringify(withoutIds(JSON.parse(text)));
  } catch {
    return text;
  }
};

for (const [index, demo] of DEMOS.entries()) {
  test(`${demo.path} shows the result of formatQuery for the query in the link`, async ({ page }) => {
    const incidents = watch(page);
    await openDemo(page, demo);
    for (const { query, options } of fc.sample(querySamples, { numRuns: demo === plain ? 12 : 3, seed: index })) {
      const hash = await writeHash({ ...DEFAULT_DEMO_STATE, query, options }, demo.name);
      const link = await readHash(hash);
      const state: DemoState = {
        ...DEFAULT_DEMO_STATE,
        options: { ...DEFAULT_DEMO_STATE.options, ...link.options },
        query: link.query!,
      };
      await page.evaluate((address) => window.location.replace(address), hash);
      const wanted = FORMATS.map(({ name }) => [name, compact(expected(state, name))]);
      await expect
        .poll(async () => Object.entries(await shown(page)).map(([name, text]) => [name, compact(text)]), OFTEN)
        .toEqual(wanted);
    }
    expect(incidents.list).toEqual([]);
  });
}

test('the address keeps the chosen tab, format and dialect without new entries in the history', async ({ page }) => {
  await page.goto('/docs/intro');
  await openDemo(page, plain);
  const entries = await page.evaluate(() => window.history.length);
  await rules(page).first().locator('input').fill('Ella');
  await page.getByRole('radiogroup', { name: 'Dialect' }).getByLabel('SQL Server').check({ force: true });
  await expect(result(page)).toContainText("[firstName] like 'Ella%'");
  await showFormat(page, 'mongodb');
  await expect.poll(async () => (await addressState(page)).view).toMatchObject({ format: 'mongodb', dialect: 'mssql' });
  await show(page, 'Code');
  await expect(page.getByText('return defaultRuleProcessorMongoDB(')).toBeVisible();
  await expect.poll(async () => (await addressState(page)).view.tab).toBe('code');
  expect(await page.evaluate(() => window.history.length)).toBe(entries);
  await page.reload();
  await expect(partSwitch(page, 'Code')).toBeChecked();
  await expect(rules(page).first().locator('input')).toHaveValue('Ella');
  await page.goBack();
  await expect(page).toHaveURL(/\/docs\/intro$/);
});

test('the call that is shown, and what it returns, can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDemo(page, plain);
  const figure = page.locator('figure', { has: result(page) });
  await figure.getByRole('button', { name: 'Copy Result to clipboard' }).click();
  await expect(figure.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await result(page).textContent());
});

test('what formatQuery gets wrong is said next to the result', async ({ page }) => {
  const query = {
    combinator: 'and',
    rules: [{ combinator: 'or', not: true, rules: [{ field: 'job', operator: '=', value: 'x' }] }],
  };
  await openDemo(page, plain, `${hashOf({ query })}&format=mongodb`);
  await expect(page.getByText('A group is negated, which this version of formatQuery does not write')).toBeVisible();
  await showFormat(page, 'sql');
  await expect(result(page)).toHaveText("(NOT (job = 'x'))");
  await expect(page.getByText('A group is negated')).toBeHidden();
});
