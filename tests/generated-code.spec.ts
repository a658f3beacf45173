import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { writeHash } from '../src/demo/core/hash';
import { ALL_OPTIONS } from '../src/demo/core/options';
import { initialQuery } from '../src/demo/core/initialQuery';
import { DEFAULT_DEMO_STATE } from '../src/demo/core/state';
import { builder, DEMOS, openDemo } from './support/demo';
import { openProject } from './support/openProject';
import { expect, test } from './support/test';

/** With what the initial query lacks: names that the demo does not have, a multi-select, and dates with times. */
const query = {
  ...initialQuery,
  rules: [
    ...initialQuery.rules,
    { field: 'salary', operator: 'like', value: '1' },
    { field: 'alsoPlays', operator: 'in', value: 'Trumpet,Guitar' },
    { field: 'datetime', operator: 'between', value: '2001-02-03T04:05:06,2004-05-06T07:08:09' },
  ],
};

/** Files that a demo posts to StackBlitz, by path. */
async function postedFiles(page: Page): Promise<Record<string, string>> {
  const posts: string[] = [];
  await page.context().route(/stackblitz\.com/, (route) => {
    posts.push(route.request().postData() ?? '');
    return route.fulfill({ body: 'opened' });
  });
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Open in StackBlitz' }).click(),
  ]);
  await expect(opened.locator('body')).toHaveText('opened');
  await opened.close();
  const fields = [...new URLSearchParams(posts[0])];
  return Object.fromEntries(
    fields.flatMap(([name, text]) => {
      const path = /^project\[files\]\[(.+)\]$/.exec(name)?.[1];
      return path ? [[path, text.replaceAll('\r\n', '\n')]] : [];
    }),
  );
}

/**
 * A line per element with role, type, classes, name and state. Excludes classes generated at run time, which depend on
 * where the styles are written, and names that the demo's page adds to the library's buttons.
 */
const elementsOf = (queryBuilder: Locator) =>
  queryBuilder.evaluate((root) => {
    const sheets = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')];
    const selectors = sheets.flatMap((style) => [...(style.sheet?.cssRules ?? [])].map(({ cssText }) => cssText));
    const made = new Set(selectors.map((text) => /^\.([\w-]+)/.exec(text)?.[1]));
    // Emotion's class for empty styles.
    for (const { dataset } of sheets) made.add(`${dataset.emotion}-0`);
    const stateOf = (element: Element) => {
      if (element instanceof HTMLOptionElement) return element.selected && 'selected';
      if (element instanceof HTMLInputElement) return `${element.value} ${element.checked} ${element.disabled}`;
      if (element instanceof HTMLTextAreaElement) return `${element.value} ${element.disabled}`;
      if (element instanceof HTMLButtonElement) return element.disabled && 'disabled';
      return element.childElementCount === 0 && element.textContent;
    };
    return [root, ...root.querySelectorAll('*')].map((element) => {
      const classes = [...element.classList].filter((name) => !made.has(name) && !name.startsWith('css-')).sort();
      const isNamedByPage = element.matches('button[title]');
      const names = ['role', 'type', 'title', 'placeholder', ...(isNamedByPage ? [] : ['aria-label'])];
      const attributes = names.map((name) => element.getAttribute(name));
      return [element.tagName, ...attributes, classes.join('.'), stateOf(element)].filter(Boolean).join(' | ');
    });
  });

const ruleIds = (queryBuilder: Locator) =>
  queryBuilder.locator('.rule').evaluateAll((rules) => rules.map((rule) => rule.getAttribute('data-rule-id') ?? ''));

for (const demo of DEMOS) {
  test(`the code of ${demo.name} is an app with the same builder`, async ({ page, context }) => {
    const state = {
      ...DEFAULT_DEMO_STATE,
      options: ALL_OPTIONS,
      query,
      view: { ...DEFAULT_DEMO_STATE.view, tab: 'code' as const },
    };
    await openDemo(page, demo, await writeHash(state, demo.name));
    const shown = builder(page).locator('.queryBuilder');
    await expect(shown).toHaveAttribute('data-dnd', 'enabled');
    const app = await context.newPage();
    const errors: string[] = [];
    app.on('pageerror', ({ message }) => errors.push(message));
    app.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    const files = await postedFiles(page);
    expect(files['src/fields.ts']).toBe(readFileSync('src/demo/core/fields.ts', 'utf8'));
    const { style } = await openProject(app, files);
    // Styles of the justified layout and the branches, which are among the options.
    expect(style).toContain('.justifiedLayout ');
    expect(style).toContain('.queryBuilder-branches');
    const generated = app.locator('.queryBuilder');
    await expect(generated).toHaveAttribute('data-dnd', 'enabled');
    await expect(generated.locator('.rule')).toHaveCount(10);

    const elements = await elementsOf(generated);
    expect(elements.length).toBeGreaterThan(100);
    expect(elements).toEqual(await elementsOf(shown));

    const [first = '', second = ''] = await ruleIds(generated);
    const rule = (index: number) => generated.locator('.rule').nth(index);
    await rule(0).locator('.queryBuilder-dragHandle').dragTo(rule(1));
    await expect.poll(async () => (await ruleIds(generated)).slice(0, 2)).toEqual([second, first]);
    await rule(0)
      .getByRole('button', { name: /^Move this rule/ })
      .press('ArrowDown');
    await expect.poll(async () => (await ruleIds(generated)).slice(0, 2)).toEqual([first, second]);
    expect(errors).toEqual([]);
  });
}
