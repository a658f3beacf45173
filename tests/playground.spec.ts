import { expect, test } from '@playwright/test';
import { violationsOn } from './support/axe';
import { open, watch } from './support/page';
import { App, codeOf, edit, frameOf, HEADING, LOADING, problem, section, write } from './support/playground';

/** Each version's first editor, and the version of the library that must run in it. */
const VERSIONS = [
  { path: '/docs/3/intro', runs: '3.12.1' },
  { path: '/docs/4/intro', runs: '4.5.3' },
  { path: '/docs/intro', runs: '5.4.1' },
  { path: '/docs/next/intro', runs: '6.5.5' },
];

for (const { path, runs } of VERSIONS) {
  test(`the editor of ${path} runs its own version, from files of the site alone`, async ({ page }) => {
    const incidents = watch(page);
    await open(page, path);
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    const version = page.locator('[data-rqb-version]');
    await expect(version).toHaveText(`react-querybuilder ${runs}`, { timeout: LOADING });
    await expect(version).toHaveAttribute('data-rqb-version', runs);
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

test('a page without an open editor loads nothing of it', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await open(page, '/docs/intro');
  await page.getByRole('button', { name: 'Edit Two fields' }).scrollIntoViewIfNeeded();
  await expect(section(page, 'Two fields').locator('[data-live]')).toHaveCount(1);
  expect(requests.filter((path) => path.includes('playground'))).toEqual([]);
});

test('a change shows within a second of typing', async ({ page }) => {
  const editor = await edit(page, '/docs/intro', 'Two fields');
  await write(editor, 'export default () => <h1>Be</h1>');
  await expect(frameOf(editor).getByRole('heading', { name: 'Be' })).toBeVisible();
  for (let letter = 0; letter < '</h1>'.length; letter++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('fore');
  await expect(frameOf(editor).getByRole('heading', { name: 'Before' })).toBeVisible({ timeout: 1000 });
});

test('a syntax error is told with its line, and is gone once mended', async ({ page }) => {
  const editor = await edit(page, '/docs/intro', 'Two fields');
  await write(editor, HEADING('first'));
  await expect(frameOf(editor).getByRole('heading', { name: 'first' })).toBeVisible();

  await write(editor, App('  return <h1>second</h1', '\n'));
  await expect(problem(editor)).toContainText('This does not compile');
  await expect(problem(editor)).toContainText('fields.tsx:4');
  await expect(frameOf(editor).getByRole('heading', { name: 'first' })).toBeVisible();

  // What the compiler lets through, the engine does not.
  await write(editor, App('  const a = 1;\n  const a = 2;\n  return <h1>{a}</h1>;'));
  await expect(problem(editor)).toContainText("Identifier 'a' has already been declared");
  await expect(problem(editor)).toContainText('fields.tsx:4');

  await write(editor, HEADING('third'));
  await expect(frameOf(editor).getByRole('heading', { name: 'third' })).toBeVisible();
  await expect(problem(editor)).toHaveCount(0);
});

test('packages that do not load are told, and can be asked for again', async ({ page }) => {
  await page.route('**/packages.json', (route) => route.abort());
  await open(page, '/docs/intro');
  const editor = section(page, 'Two fields');
  await editor.getByRole('button', { name: 'Edit Two fields' }).click();
  await expect(problem(editor)).toContainText('The packages did not load');
  await expect(editor.locator('[data-example] .queryBuilder')).toBeVisible();
  await page.unroute('**/packages.json');
  await problem(editor).getByRole('button', { name: 'Run again' }).click();
  await expect(frameOf(editor).locator('.queryBuilder')).toBeVisible({ timeout: LOADING });
  await expect(problem(editor)).toHaveCount(0);
});

test('an editor that does not load says so, and can be asked for again', async ({ page }) => {
  await page.route(/\/playground-\w+\.js/, (route) => route.abort());
  await open(page, '/docs/intro');
  const editor = section(page, 'Two fields');
  await editor.getByRole('button', { name: 'Edit Two fields' }).click();
  await expect(editor.getByRole('alert')).toContainText('The editor did not load: ');
  await expect(editor.locator('code')).toBeVisible();
  await page.unroute(/\/playground-\w+\.js/);
  await editor.getByRole('button', { name: 'Retry' }).click();
  await expect(codeOf(editor)).toBeVisible({ timeout: LOADING });
});

test('an import that is not there is told, with what is', async ({ page }) => {
  const editor = await edit(page, '/docs/intro', 'Two fields');
  await write(editor, `import { chunk } from 'lodash';\n${HEADING('{chunk([1], 1).length}')}`);
  await expect(problem(editor)).toContainText('"lodash" cannot be imported here');
  await expect(problem(editor)).toContainText('react-querybuilder');
  await expect(problem(editor)).toContainText('fields.tsx:1');
});

test('an error while it runs is told with its line, and is gone once mended', async ({ page }) => {
  const editor = await edit(page, '/docs/intro', 'Two fields');
  await write(editor, App('  const nothing: any = undefined;\n  return <h1>{nothing.name}</h1>;'));
  await expect(problem(editor)).toContainText("TypeError: Cannot read properties of undefined (reading 'name')");
  await expect(problem(editor)).toContainText('fields.tsx:4');
  await expect(frameOf(editor).locator('.queryBuilder')).toBeVisible();

  await write(editor, App("  return <button onClick={() => { throw new Error('clicked'); }}>Go</button>;"));
  await frameOf(editor).getByRole('button', { name: 'Go' }).click();
  await expect(problem(editor)).toContainText('Error: clicked');
  await write(editor, App("  return <button onClick={() => Promise.reject('later')}>Go on</button>;"));
  await frameOf(editor).getByRole('button', { name: 'Go on' }).click();
  await expect(problem(editor)).toContainText('Thrown: later');

  await write(editor, HEADING('mended'));
  await expect(frameOf(editor).getByRole('heading', { name: 'mended' })).toBeVisible();
  await expect(problem(editor)).toHaveCount(0);
});

test('Reset brings the example back, and Stop editing the page', async ({ page }) => {
  const editor = await edit(page, '/docs/intro', 'Two fields');
  await expect(editor.getByRole('button', { name: 'Reset' })).toBeDisabled();
  await write(editor, HEADING('changed'));
  await expect(frameOf(editor).getByRole('heading', { name: 'changed' })).toBeVisible();
  await editor.getByRole('button', { name: 'Reset' }).click();
  await expect(frameOf(editor).locator('.queryBuilder')).toBeVisible();
  await expect(codeOf(editor)).toContainText("label: 'First name'");

  await editor.getByRole('button', { name: 'Stop editing' }).click();
  await expect(editor.locator('iframe')).toHaveCount(0);
  await expect(editor.locator('[data-example] .queryBuilder')).toBeVisible();
  await expect(editor.getByRole('button', { name: 'Edit Two fields' })).toBeFocused();
});

test('what was typed is kept: in another colour mode, closed and opened, and after a reload', async ({ page }) => {
  const editor = await edit(page, '/docs/intro', 'Two fields');
  const heading = frameOf(editor).getByRole('heading', { name: 'mine' });
  await write(editor, HEADING('mine'));
  await expect(heading).toBeVisible();
  const background = () => heading.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();

  await page.getByRole('button', { name: /Switch between/ }).click();
  await expect.poll(background).not.toBe(light);
  expect(await background()).toBe(
    await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
  );
  await expect(codeOf(editor)).toContainText('mine');

  await editor.getByRole('button', { name: 'Stop editing' }).click();
  await editor.getByRole('button', { name: 'Edit Two fields' }).click();
  await expect(heading).toBeVisible();

  await page.reload();
  await editor.getByRole('button', { name: 'Edit Two fields' }).click();
  await expect(heading).toBeVisible();
  await editor.getByRole('button', { name: 'Reset' }).click();
  await expect(frameOf(editor).locator('.queryBuilder')).toBeVisible();
});

test('an example of several files has a tab for each, and shows what changes in any', async ({ page }) => {
  const editor = await edit(page, '/docs/tips/styling', 'Branch lines');
  const rule = () => frameOf(editor).locator('.rule').first();
  await editor.getByRole('radio', { name: 'branches.css' }).check();
  await write(editor, '.rule { background: rgb(1, 2, 3); }');
  await expect(rule()).toHaveCSS('background-color', 'rgb(1, 2, 3)');

  await editor.getByRole('radio', { name: 'branches.tsx' }).check();
  await expect(codeOf(editor)).toContainText('export default function Branches()');
  await write(editor, "import './branches.css';\nexport default () => <p className='rule'>mine</p>;");
  await expect(rule()).toHaveText('mine');
  await expect(rule()).toHaveCSS('background-color', 'rgb(1, 2, 3)');
  await editor.getByRole('radio', { name: 'branches.css' }).check();
  await expect(codeOf(editor)).toContainText('rgb(1, 2, 3)');
  await page.keyboard.press('ArrowLeft');
  await expect(codeOf(editor)).toContainText('mine');
});

test('a keyboard gets in and out', async ({ page }) => {
  const editor = await edit(page, '/docs/intro', 'Two fields');
  await expect(codeOf(editor)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('Tab');
  await expect(codeOf(editor)).toContainText('  import');
  await expect(codeOf(editor)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(codeOf(editor)).not.toBeFocused();
});

for (const [host, field] of [
  ['CodeSandbox', 'parameters'],
  ['StackBlitz', 'project[files][package.json]'],
] as const) {
  test(`the example opens in ${host} as it stands`, async ({ page, context }) => {
    const posts: { url: string; data: string }[] = [];
    await context.route(/codesandbox|stackblitz/, (route) => {
      posts.push({ url: route.request().url(), data: route.request().postData() ?? '' });
      return route.fulfill({ body: 'opened' });
    });
    const editor = await edit(page, '/docs/intro', 'Two fields');
    await write(editor, HEADING('mine'));
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      editor.getByRole('button', { name: `Open in ${host}` }).click(),
    ]);
    await expect(opened.locator('body')).toHaveText('opened');
    expect(await opened.evaluate(() => window.opener === null)).toBe(true);
    const data = new URLSearchParams(posts[0]?.data);
    expect(data.get(field)?.length).toBeGreaterThan(100);
    if (host === 'StackBlitz') {
      expect(JSON.parse(data.get(field) ?? '')).toMatchObject({
        dependencies: { react: '18.3.1', 'react-querybuilder': '5.4.1' },
      });
      expect(data.get('project[files][src/example/fields.tsx]')).toContain('mine');
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the code and the first result stand there, and nothing promises more', async ({ page }) => {
    await page.goto('/docs/intro');
    const example = section(page, 'Two fields');
    await expect(example.locator('code')).toContainText('export default function App()');
    await expect(example.locator('.queryBuilder')).toBeVisible();
    await expect(example.getByRole('button', { name: /Edit/ })).toBeHidden();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } });

      test('axe finds nothing in an open editor, with a problem told', async ({ page }) => {
        const editor = await edit(page, '/docs/intro', 'Two fields');
        await codeOf(editor).press('ControlOrMeta+End');
        await page.keyboard.type('}');
        await expect(problem(editor)).toBeVisible();
        expect(await violationsOn(page)).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
      });
    });
  }
}
