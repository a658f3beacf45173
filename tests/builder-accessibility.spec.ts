import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';
import { AXE } from './support/axe';
import { bundleApp, editorsOf, librariesOf, MENDED, titleOf } from './support/builderApp';
import type { Bundle } from './support/bundleProject';
import { expect, test } from './support/test';

/** The pages with a table of what these tests find. */
const PAGES = {
  '3': 'content/docs/3/intro.mdx',
  '4': 'content/docs/4/compat.mdx',
  '5': 'content/docs/5/compat.mdx',
  next: 'content/docs/next/compat.mdx',
};

const HEADER = ['Controls', 'Without a name', 'Named by a title alone', 'Not by keyboard', 'Low contrast'];

/** Rules of axe that a control without a name breaks. */
const UNNAMED = ['aria-input-field-name', 'aria-toggle-field-name', 'button-name', 'label', 'select-name'];

const TITLED = 'label-title-only';
const CONTRAST = 'color-contrast';

/** Keys that change the query with a control of a kind, in one library or another. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  'drag handle': ['Space', 'ArrowDown', 'Space', 'Enter', 'ArrowDown', 'Enter'],
  buttons: ['Space'],
  lists: ['ArrowDown', 'ArrowDown', 'Enter'],
  text: ['z'],
  date: [...'2031-02-03', 'Enter', 'Tab', 'Tab', 'Tab', 'Enter'],
  textarea: ['z'],
  select: ['ArrowDown', 'ArrowDown', 'Enter', 'ArrowDown', 'Enter'],
  multiselect: ['ArrowUp', 'ArrowDown', 'Enter'],
  checkbox: ['Space'],
  switch: ['Space'],
  radio: ['ArrowDown'],
  between: ['3'],
};

/** More than any builder has. */
const MAX_TAB_STOPS = 100;

/** Puts an app at `/builder`. */
async function serve(page: Page, { script, style }: Bundle): Promise<void> {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8" /><title>Builder</title><style>${style}</style>
    <main><h1>Builder</h1><div id="root"></div></main><script src="/builder.js"></script></html>`;
  await page.route(/\/builder(?:\?|$)/, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.route('/builder.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
}

async function show(page: Page, editors: readonly string[], search = ''): Promise<void> {
  await page.goto(`/builder${search}`);
  await expect(page.locator('.rule')).toHaveCount(editors.length);
  await page.evaluate((names) => {
    const mark = (selector: string, kind: string, inside: ParentNode = document) => {
      for (const element of inside.querySelectorAll(selector)) element.setAttribute('data-kind', kind);
    };
    mark('.queryBuilder-dragHandle', 'drag handle');
    mark('.rule-fields, .rule-operators, .ruleGroup-combinators', 'lists');
    mark(':is(.ruleGroup-header, .rule) > button', 'buttons');
    for (const [index, rule] of document.querySelectorAll('.rule').entries())
      mark('.rule-value, [title="Value"]', names[index] ?? '', rule);
  }, editors);
}

/** The kinds of control in which axe finds a violation, by its rule. */
async function axeFinds(page: Page, rules: Axe.RuleObject = {}): Promise<Map<string, string[]>> {
  await page.evaluate(AXE);
  const options: Axe.RunOptions = { elementRef: true, preload: false, resultTypes: ['violations'], rules };
  const found = await page.evaluate(async (settings) => {
    const { axe } = window as unknown as { axe: typeof Axe };
    const { violations } = await axe.run('#root', settings);
    return violations.map(({ id, nodes }): [string, string[]] => [
      id,
      nodes.map(({ element, html }) => element?.closest('[data-kind]')?.getAttribute('data-kind') ?? html),
    ]);
  }, options);
  return new Map(found);
}

/** The kinds of control that the Tab key does not reach, or with which no key changes the query. */
async function keyboardMisses(page: Page, editors: readonly string[]): Promise<string[]> {
  await page.evaluate(() => {
    let first: EventTarget | null = null;
    document.addEventListener('focusin', ({ target }) => {
      (target as Element).closest('[data-kind]')?.setAttribute('data-reached', '');
      if (target === first) Object.assign(window, { isAround: true });
      first ??= target;
    });
  });
  // In tens, because asking the page takes as long as a key.
  for (let stop = 0; stop < MAX_TAB_STOPS; stop += 10) {
    for (let press = 0; press < 10; press++) await page.keyboard.press('Tab');
    if (await page.evaluate(() => 'isAround' in window)) break;
  }
  const missed: string[] = [];
  const handles = (await page.locator('[data-kind="drag handle"]').count()) > 0 ? ['drag handle'] : [];
  for (const kind of [...handles, 'lists', ...editors, 'buttons']) if (!(await canUse(page, kind))) missed.push(kind);
  return missed;
}

async function canUse(page: Page, kind: string): Promise<boolean> {
  const part = page.locator(`[data-kind="${kind}"]`);
  const isFocused = await part.first().evaluate((element) => {
    const focusable = 'button, input, select, textarea, [tabindex]';
    const control = element.matches(focusable) ? element : element.querySelector<HTMLElement>(focusable);
    (control as HTMLElement | null)?.focus();
    return control !== null && control === document.activeElement;
  });
  if (!isFocused || !(await part.and(page.locator('[data-reached]')).count())) return false;
  // After a frame, because what opens takes the focus in a task of its own.
  const query = () =>
    page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return JSON.stringify((window as { query?: unknown }).query);
    });
  const before = await query();
  for (const key of KEYS[kind] ?? []) {
    await page.keyboard.press(key);
    if ((await query()) === before) continue;
    // Closes what the keys have opened.
    await page.keyboard.press('Escape');
    return true;
  }
  await page.keyboard.press('Escape');
  return false;
}

/** "lists, `text`", "all editors", or a dash. */
function print(kinds: readonly string[], editors: readonly string[]): string {
  const missing = editors.filter((editor) => !kinds.includes(editor));
  const codeOf = (editor: string) => `\`${editor}\``;
  const others = [...new Set(kinds)].filter((kind) => !editors.includes(kind));
  const some = editors.filter((editor) => kinds.includes(editor)).map(codeOf);
  const all = `all editors${missing.length > 0 ? ` but ${missing.map(codeOf).join(', ')}` : ''}`;
  return [...others, ...(missing.length > some.length ? some : [all])].join(', ') || '–';
}

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The rows of a page's table with our header, and the code of its sample with a title. */
function readPage(path: string): { rows: string[][]; sample: string } {
  const text = readFileSync(path, 'utf8');
  const lines = text.split('\n');
  const start = lines.findIndex((line) => cellsOf(line).join() === HEADER.join());
  const rest = lines.slice(start + 2);
  const rows = rest
    .slice(
      0,
      rest.findIndex((line) => !line.startsWith('|')),
    )
    .map(cellsOf);
  const [, sample = ''] = /```tsx title="(?:NamedControls|labels)\.tsx"\n(.*?)\n```/s.exec(text) ?? [];
  return { rows: start < 0 ? [] : rows, sample };
}

for (const [version, path] of Object.entries(PAGES)) {
  test(`the table of what a query builder lacks for assistive technology is true in ${version}`, async ({ page }) => {
    const { rows, sample } = readPage(path);
    const found: string[][] = [];
    for (const library of [undefined, ...librariesOf(version)]) {
      const editors = editorsOf(version, library);
      const names = editors.map(({ name }) => name);
      const title = titleOf(library);

      await serve(page, await bundleApp(version, editors, sample, library));
      await show(page, names);
      const rules = await axeFinds(page);
      const of = (ids: readonly string[]) => ids.flatMap((id) => rules.get(id) ?? []);
      const missed = await keyboardMisses(page, names);
      found.push([title, ...[of(UNNAMED), of([TITLED]), missed, of([CONTRAST])].map((kinds) => print(kinds, names))]);
      expect(
        [...rules.keys()].filter((id) => ![...UNNAMED, TITLED, CONTRAST].includes(id)),
        title,
      ).toEqual([]);

      const ruleCount = await page.locator('.rule').count();
      await page.locator('.rule').first().locator('button').last().press('Enter');
      await expect(page.locator('.rule'), title).toHaveCount(ruleCount - 1);
      const isLost = await page.evaluate(() => document.activeElement === document.body);
      expect(isLost, `${title}: the focus after a rule is removed`).toBe(true);
      expect((await page.locator('[aria-live], [role=status]').allTextContents()).join(''), title).toBe('');

      await show(page, names, MENDED);
      const left = [...(await axeFinds(page, { [CONTRAST]: { enabled: false } })).values()].flat();
      expect(left, `${title}, with the sample`).toEqual(library?.unnamed ?? []);
    }
    expect(rows, found.map((cells) => `| ${cells.join(' | ')} |`).join('\n')).toEqual(found);
  });
}
