import { FAULTS } from './support/faults';
import { malformedExampleLinks, exampleLinkOf } from './support/malformedExampleLinks';
import { changeHash, open, watch } from './support/page';
import { codeOf, edit, frameOf, HEADING, section, write } from './support/playground';
import { expect, needsBuild, ownContexts, test } from './support/test';
import type { Locator, Page } from '@playwright/test';

ownContexts();

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

const fields = (page: Page) => section(page, 'Two fields');
const title = (editor: Locator) => frameOf(editor).getByRole('heading');
const notice = (editor: Locator) => editor.getByRole('alert');

/** Opens a link as a browser does that shows another page. */
async function follow(page: Page, link: string): Promise<void> {
  await page.goto('about:blank');
  await open(page, link);
}

async function copyLink(editor: Locator): Promise<string> {
  await editor.getByRole('button', { name: 'Copy link' }).click();
  await expect(editor.getByRole('button', { name: 'Link copied' })).toBeVisible();
  return editor.page().evaluate(() => navigator.clipboard.readText());
}

/** A link to the example with a heading as its result. */
const linkWith = (text: string) => `/docs/intro${exampleLinkOf({ 'fields.tsx': HEADING(text) })}`;

/** Gives the reader a draft of the example, and closes it. */
async function keepDraft(page: Page, text: string): Promise<Locator> {
  const editor = await edit(page, '/docs/intro', 'Two fields');
  await write(editor, HEADING(text));
  await expect(title(editor)).toHaveText(text);
  await editor.getByRole('button', { name: 'Stop editing' }).click();
  return editor;
}

test('a copied link opens the edited files, scrolled to them, on the same version', async ({
  page,
  browser,
  baseURL,
}) => {
  const editor = await edit(page, '/docs/tips/styling', 'Branch lines');
  await write(editor, "import './branches.css';\nexport default () => <h1>mine</h1>;");
  await editor.getByRole('radio', { name: 'branches.css' }).check();
  await write(editor, 'h1 { color: rgb(1, 2, 3); }');
  await editor.getByRole('radio', { name: 'Next' }).check();
  await expect(title(editor)).toHaveCSS('color', 'rgb(1, 2, 3)');
  const link = await copyLink(editor);
  expect(link).toMatch(/\/docs\/tips\/styling#example=styling\/branches&version=next&s=[\w-]+$/);

  const context = await browser.newContext({ baseURL });
  const other = await context.newPage();
  const incidents = watch(other);
  await other.goto(link);
  const opened = section(other, 'Branch lines');
  await expect(title(opened)).toHaveText('mine');
  await expect(title(opened)).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(opened.getByRole('radio', { name: 'Next' })).toBeChecked();
  await expect(codeOf(opened)).toContainText('<h1>mine</h1>');
  await expect(notice(opened)).toHaveCount(0);
  await expect(opened).toBeInViewport();
  expect(await opened.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
  expect(incidents.list).toEqual([]);

  await opened.getByRole('button', { name: 'Reset' }).click();
  await expect(frameOf(opened).locator('.queryBuilder')).toBeVisible();
  await context.close();
});

test('a link to unedited code opens the editor', async ({ page }) => {
  const link = await copyLink(await edit(page, '/docs/intro', 'Two fields'));
  expect(link).toMatch(/#example=intro\/fields&version=5$/);
  await follow(page, link);
  await expect(frameOf(fields(page)).locator('.queryBuilder')).toBeVisible();
  await expect(notice(fields(page))).toHaveCount(0);
});

test('another link on the same page replaces the code, and offers what was there', async ({ page }) => {
  const editor = fields(page);
  await open(page, linkWith('first'));
  await expect(title(editor)).toHaveText('first');
  await changeHash(page, linkWith('second').split('#')[1]!);
  await expect(notice(editor)).toContainText('You see your draft of this example. The link holds other code.');
  await expect(title(editor)).toHaveText('first');
  await notice(editor).getByRole('button', { name: 'Show the code of the link' }).press('Enter');
  await expect(title(editor)).toHaveText('second');
});

test("a reader's draft stays, and is exchanged for the code of the link and back", async ({ page }) => {
  await keepDraft(page, 'mine');
  const editor = fields(page);
  await follow(page, linkWith('theirs'));
  await expect(title(editor)).toHaveText('mine');
  await expect(notice(editor)).toContainText('The link holds other code.');
  await notice(editor).getByRole('button', { name: 'Show the code of the link' }).click();
  await expect(title(editor)).toHaveText('theirs');
  await expect(codeOf(editor)).toBeFocused();
  await notice(editor).getByRole('button', { name: 'Show your draft' }).click();
  await expect(title(editor)).toHaveText('mine');
  // The exchange is a change that can be undone.
  await page.keyboard.press('ControlOrMeta+z');
  await expect(title(editor)).toHaveText('theirs');
  await notice(editor).getByRole('button', { name: 'Dismiss' }).press('Enter');
  await expect(notice(editor)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();
  await expect(title(editor)).toHaveText('theirs');
  await expect(notice(editor)).toHaveCount(0);
});

test('further links leave the draft that is kept', async ({ page }) => {
  await keepDraft(page, 'mine');
  const editor = fields(page);
  await follow(page, linkWith('first'));
  await notice(editor).getByRole('button', { name: 'Show the code of the link' }).click();
  await expect(title(editor)).toHaveText('first');
  await changeHash(page, 'usage');
  for (const text of ['first', 'second']) {
    await changeHash(page, linkWith(text).split('#')[1]!);
    await expect(title(editor)).toHaveText(text);
  }
  await notice(editor).getByRole('button', { name: 'Show your draft' }).click();
  await expect(title(editor)).toHaveText('mine');
});

test('malformed links say what is wrong next to the example, and lose no draft', async ({ page }) => {
  const links = malformedExampleLinks.filter(({ inBrowser }) => inBrowser);
  expect(links.length).toBeGreaterThan(4);
  const editor = await keepDraft(page, 'mine');
  for (const { name, hash, tells } of links) {
    await test.step(name, async () => {
      const incidents = watch(page);
      await follow(page, `/docs/intro${hash}`);
      await expect(notice(editor)).toContainText(tells);
      await expect(title(editor)).toHaveText('mine');
      expect(incidents.list).toEqual([]);
    });
  }
});

test('a link to an example that is not on the page says so above the text', async ({ page }) => {
  const note = page.getByRole('alert').filter({ hasText: 'an example that this page does not have' });
  for (const path of ['/docs/intro', '/docs/api/export', '/docs/4/intro']) {
    await open(page, `${path}#example=intro/none&version=5&s=eJyr`);
    await expect(note).toHaveText('The link leads to an example that this page does not have: “intro/none”.');
    await expect(note).toBeInViewport();
  }
  await open(page, '/docs/intro#example=');
  await expect(note).toBeVisible();
  await changeHash(page, 'example=intro/fields');
  await expect(codeOf(fields(page))).toBeVisible();
  await expect(note).toHaveCount(0);
  await open(page, '/docs/intro#usage');
  await expect(note).toHaveCount(0);
});

test('code that is too large for a link is offered as a project instead', async ({ page }) => {
  const editor = await edit(page, '/docs/intro', 'Two fields');
  // Does not compress well, so that some thousands of characters make a long link.
  const noise = (length: number) => Array.from({ length }, (_, index) => Math.abs(Math.sin(index))).join('');
  await write(editor, `// ${noise(200)}\n${HEADING('long')}`);
  await expect(title(editor)).toHaveText('long');
  await copyLink(editor);
  const note = editor.getByRole('status').filter({ hasText: 'You can send the downloaded project instead.' });
  await expect(note).toContainText(/The link has \d+ characters: chat programs cut what is longer than 2000\./);

  await write(editor, `// ${noise(8000)}\n${HEADING('huge')}`);
  await editor.getByRole('button', { name: 'Copy link' }).click();
  await expect(editor.getByRole('button', { name: 'The link was not copied' })).toBeVisible();
  await expect(note).toContainText('The code is too large for a link.');
});

test.describe('a link whose editor does not load', () => {
  needsBuild('a build alone has a file for each part of a page');

  test('shows the error, and opens on "Retry"', async ({ page }) => {
    await page.route(/\/playground-[^/]*\.js/, FAULTS['is cut off']);
    await open(page, linkWith('linked'));
    const editor = fields(page);
    await expect(notice(editor)).toContainText('The editor did not load: ');
    await page.unroute(/\/playground-[^/]*\.js/);
    await notice(editor).getByRole('button', { name: 'Retry' }).click();
    await expect(title(editor)).toHaveText('linked');
  });
});
