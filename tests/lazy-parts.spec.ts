import type { Locator, Page } from '@playwright/test';
import { FAULTS, hold } from './support/faults';
import { openHome, wake } from './support/home';
import { layoutShifts, observeLayoutShifts } from './support/layoutShifts';
import { open, scriptTexts } from './support/page';
import { expect, needsBuild, ownContexts, test } from './support/test';

needsBuild('a build alone has a file for each part of a page');
ownContexts();

/** A lazily loaded part of a page. */
interface Part {
  name: string;
  path: string;
  file: RegExp;
  /** Triggers loading. */
  want: (page: Page) => Promise<void>;
  place: (page: Page) => Locator;
  /** Loading text, which appears after 200 ms. */
  loading: string;
  failure: string;
  /** Visible once loaded. */
  alive: (page: Page) => Locator;
}

const nothing = () => Promise.resolve();
const example = (page: Page) => page.locator('[data-example="5/intro/controlled"]');
const dates = (page: Page) => page.locator('[data-part="DateExample"]');
const editable = (page: Page) => page.getByRole('region', { name: 'Two fields' });
const demo = (page: Page) => page.getByRole('region', { name: 'Query builder', exact: true });
const output = (page: Page) => page.getByRole('region', { name: 'Output', exact: true });

const PARTS: readonly Part[] = [
  {
    name: 'a live example',
    path: '/docs/intro',
    file: /\/library-5-[^/]*\.js/,
    want: (page) => example(page).scrollIntoViewIfNeeded(),
    place: example,
    loading: 'Loading this part…',
    failure: 'This part did not load: ',
    alive: (page) => example(page).locator('[data-live]'),
  },
  {
    name: 'a live part of the home page',
    path: '/',
    file: /\/home-dates-[^/]*\.js/,
    want: (page) => dates(page).scrollIntoViewIfNeeded(),
    place: dates,
    loading: 'Loading this part…',
    failure: 'This part did not load: ',
    alive: (page) => dates(page).locator('[data-live]'),
  },
  {
    name: 'the editor',
    path: '/docs/intro',
    file: /\/playground-[^/]*\.js/,
    want: (page) => editable(page).getByRole('button', { name: 'Edit Two fields' }).click(),
    place: editable,
    loading: 'Loading…',
    failure: 'The editor did not load: ',
    alive: (page) => editable(page).getByRole('textbox'),
  },
  {
    name: 'the controls of a library',
    path: '/demo/bulma',
    file: /\/demo-bulma-index-[^/]*\.js/,
    want: nothing,
    place: demo,
    loading: 'Loading the controls of Bulma…',
    failure: 'The controls of Bulma failed',
    alive: (page) => demo(page).locator('.button').first(),
  },
  {
    name: 'the generated code',
    path: '/demo#tab=code',
    file: /\/demo-code-[^/]*\.js/,
    want: nothing,
    place: output,
    loading: 'Loading the code…',
    failure: 'The code did not load: ',
    alive: (page) => page.getByText('Packages to install'),
  },
  {
    name: 'the rows',
    path: '/demo#tab=rows',
    file: /\/demo-rows-[^/]*\.js/,
    want: nothing,
    place: output,
    loading: 'Loading the rows…',
    failure: 'The rows did not load: ',
    alive: (page) => page.getByText(/^SQL selects 3 of 100/).first(),
  },
];

const [first] = PARTS;

for (const { name, path, file, want, place, loading, failure, alive } of PARTS) {
  // Network faults affect all parts alike, so most are tested once.
  const faults = name === first?.name ? (['answers 404', 'answers 500', 'is HTML'] as const) : [];
  for (const fault of [...faults, 'is cut off'] as const) {
    test(
      `${name} whose file ${fault} shows that it is loading, and then the error and "Retry"`,
      { tag: '@chunk-failure' },
      async ({ page }) => {
        const release = await hold(page, file, FAULTS[fault]);
        await open(page, path);
        await want(page);
        await expect(page.getByText(loading).first()).toBeVisible();
        await release();
        const alert = page.getByRole('alert').filter({ hasText: failure });
        await expect(alert).toContainText(/Loading chunk/);
        await expect(place(page)).toBeVisible();
        await page.unroute(file);
        await alert.getByRole('button', { name: 'Retry' }).click();
        await expect(alive(page)).toBeVisible();
        await expect(alert).toHaveCount(0);
        await expect(page.getByText(loading)).toHaveCount(0);
        // Removing the button must not lose the focus.
        await expect(page.locator('body')).not.toBeFocused();
      },
    );
  }
}

for (const { name, path, file, want, loading, alive } of PARTS.slice(0, 2)) {
  test(`the loading label of ${name} moves nothing, and goes once the part has loaded`, async ({ page }) => {
    const release = await hold(page, file);
    await observeLayoutShifts(page);
    await open(page, path);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await want(page);
    await expect(page.getByText(loading).first()).toBeVisible();
    expect(await height()).toBe(before);
    await release();
    await expect(alive(page)).toBeAttached();
    await expect(page.getByText(loading)).toHaveCount(0);
    expect(await height()).toBe(before);
    expect(await layoutShifts(page)).toEqual([]);
  });
}

test('a loading label appears after 200 ms', { tag: '@loader-delay' }, async ({ page }) => {
  await page.clock.install();
  const release = await hold(page, /\/playground-[^/]*\.js/);
  await open(page, '/docs/intro');
  await page.clock.pauseAt(Date.now() + 60_000);
  const button = editable(page).getByRole('button', { name: /Two fields$/ });
  await button.click();
  await page.clock.runFor(190);
  await expect(button).toHaveText('Edit Two fields');
  await page.clock.runFor(20);
  await expect(button).toHaveText('Loading… Two fields');
  await page.clock.resume();
  await release();
  await expect(editable(page).getByRole('textbox')).toBeVisible();
  await expect(editable(page).getByText(/^Loading…/)).toHaveCount(0);
});

test('editors and drag and drop load only near the viewport', { tag: '@lazy-chunks' }, async ({ page }) => {
  // A string of each package that survives minification.
  const MARKS = {
    DateExample: 'react-datepicker__',
    MultiSelectExample: 'hideSelectedOptions',
    RangeExample: 'ariaValueTextFormatterForHandle',
    StyledBuilder: '__REACT_DND_CONTEXT_INSTANCE__',
  };
  const scripts = scriptTexts(page);
  const loaded = async () => {
    const texts = await scripts();
    return Object.entries(MARKS)
      .filter(([, mark]) => texts.some((text) => text.includes(mark)))
      .map(([name]) => name);
  };
  await page.clock.install();
  await openHome(page, 'DefaultBuilder');
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.clock.runFor(10_000);
  expect(await loaded()).toEqual([]);
  for (const name of Object.keys(MARKS)) await wake(page, name);
  expect(await loaded()).toEqual(Object.keys(MARKS));
});
