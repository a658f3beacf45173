import { violationsOn } from './support/axe';
import { hold, requestedPaths } from './support/faults';
import { releaseOf } from './support/packages';
import { open, watch } from './support/page';
import { edit, frameOf, HEADING, section, write } from './support/playground';
import { VERSIONS } from './support/routes';
import { expect, needsBuild, ownContexts, test } from './support/test';

ownContexts();

for (const { name, root } of VERSIONS) {
  const path = `${root}/intro`;
  test(`the editor of ${path} runs its own version, from files of the site alone`, async ({ page }) => {
    const incidents = watch(page);
    await open(page, path);
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    const version = page.locator('[data-rqb-version]');
    await expect(version).toHaveText(`react-querybuilder ${releaseOf(name)}`);
    await expect(version).toHaveAttribute('data-rqb-version', releaseOf(name));
    const builder = page.frameLocator('iframe:not([data-waiting])').locator('.queryBuilder');
    const rules = await builder.locator('.rule').count();
    await builder
      .getByRole('button', { name: /\+?Rule/ })
      .first()
      .click();
    await expect(builder.locator('.rule')).toHaveCount(rules + 1);
    expect(incidents.list).toEqual([]);
  });
}

test('an example runs on the other versions on which it gives the same, by keyboard', async ({ page }) => {
  const editor = await edit(page, '/docs/intro', 'Two fields');
  const choice = editor.getByRole('radiogroup', { name: 'Run on' });
  await expect(choice.locator('label')).toHaveText(['v5', 'Next', 'v4']);
  await choice.getByRole('radio', { name: 'v5' }).focus();
  for (const runs of ['next', '4', '5'].map(releaseOf)) {
    await page.keyboard.press('ArrowRight');
    await expect(editor.getByRole('status').filter({ hasText: `react-querybuilder ${runs}` })).toBeVisible();
    await expect(frameOf(editor).locator('.queryBuilder')).toBeVisible();
  }
  await choice.getByRole('radio', { name: 'v4' }).check();
  await write(editor, HEADING('mine'));
  await expect(frameOf(editor).getByRole('heading', { name: 'mine' })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
});

test('a page without an open editor loads no part of it', async ({ page }) => {
  const requests = requestedPaths(page);
  await open(page, '/docs/intro');
  await page.getByRole('button', { name: 'Edit Two fields' }).scrollIntoViewIfNeeded();
  await expect(section(page, 'Two fields').locator('[data-live]')).toHaveCount(1);
  expect(requests.filter((path) => path.includes('playground'))).toEqual([]);
});

test('the example opens in CodeSandbox and StackBlitz unchanged', async ({ page, context }) => {
  const posts: string[] = [];
  await context.route(/codesandbox|stackblitz/, (route) => {
    const text = route.request().postData();
    if (text) posts.push(text);
    return route.fulfill({ body: 'opened' });
  });
  const editor = await edit(page, '/docs/intro', 'Two fields');
  await write(editor, HEADING('mine'));
  const openIn = async (host: string) => {
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      editor.getByRole('button', { name: `Open in ${host}` }).click(),
    ]);
    await expect(opened.locator('body')).toHaveText('opened');
    expect(await opened.evaluate(() => window.opener === null)).toBe(true);
    await opened.close();
    return new URLSearchParams(posts.at(-1));
  };
  const sandbox = await openIn('CodeSandbox');
  expect(sandbox.get('parameters')?.length).toBeGreaterThan(100);
  const project = await openIn('StackBlitz');
  expect(JSON.parse(project.get('project[files][package.json]') ?? '')).toMatchObject({
    dependencies: { react: '18.3.1', 'react-querybuilder': releaseOf('5') },
  });
  expect(project.get('project[files][src/example/fields.tsx]')).toContain('mine');
});

test('the button that edits is at the end of the bar, also in a row of its own', async ({ page }) => {
  for (const [path, name, top] of [
    ['/docs/intro', 'No props', 0],
    ['/docs/tips/custom-with-fallback', 'A date picker for date fields', 30],
  ] as const) {
    await open(page, path);
    const example = section(page, name);
    const button = example.getByRole('button', { name: `Edit ${name}` });
    await button.scrollIntoViewIfNeeded();
    const [bar, title, edit] = await Promise.all(
      [example, example.locator('.example-title'), button].map((place) => place.boundingBox()),
    );
    expect(bar!.x + bar!.width - edit!.x - edit!.width).toBeLessThan(12);
    expect(edit!.y - title!.y).toBeGreaterThan(top);
  }
});

test.describe('without JavaScript', () => {
  needsBuild('a development page has no text without scripts');
  test.use({ javaScriptEnabled: false });

  test('the page shows the code and the first result, and no button to edit', async ({ page }) => {
    await page.goto('/docs/intro');
    const example = section(page, 'Two fields');
    await expect(example.locator('code')).toContainText('export default function App()');
    await expect(example.locator('.queryBuilder')).toBeVisible();
    await expect(example.getByRole('button', { name: /Edit/ })).toBeHidden();
  });
});

test('"Edit" opens the editor when it is pressed before hydration', async ({ page }) => {
  const letGo = await hold(page, /\.js$/);
  await page.goto('/docs/intro', { waitUntil: 'domcontentloaded' });
  const editor = section(page, 'Two fields');
  await editor.getByRole('button', { name: 'Edit Two fields' }).click();
  await letGo();
  await expect(editor.locator('[data-rqb-version]')).toBeVisible();
});
