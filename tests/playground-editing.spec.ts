import { OFTEN } from './support/demo';
import { scrollTo, scrollY } from './support/page';
import { codeOf, currentLine, edit, frameOf, HEADING, write } from './support/playground';
import { expect, ownContexts, test } from './support/test';

ownContexts();

test('a change shows within a second of typing', async ({ page }) => {
  await page.clock.install();
  const editor = await edit(page, '/docs/intro', 'Two fields');
  await write(editor, 'export default () => <h1>Be</h1>');
  await expect(frameOf(editor).getByRole('heading', { name: 'Be' })).toBeVisible();
  for (let letter = 0; letter < '</h1>'.length; letter++) await page.keyboard.press('ArrowLeft');
  // Fake timers from here on, because a slow machine takes longer than a second.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.type('fore');
  await page.clock.runFor(900);
  const shown = async () => {
    await page.clock.runFor(1);
    return frameOf(editor).getByRole('heading', { name: 'Before' }).isVisible();
  };
  await expect.poll(shown, OFTEN).toBe(true);
});

test('a draft remains in another colour mode, closed and after a reload, until "Reset"', async ({ page }) => {
  const editor = await edit(page, '/docs/intro', 'Two fields');
  const heading = frameOf(editor).getByRole('heading', { name: 'mine' });
  const note = page.getByText('Your draft is kept');
  const reset = editor.getByRole('button', { name: 'Reset' });
  const stopEditing = editor.getByRole('button', { name: 'Stop editing' });
  const editAgain = editor.getByRole('button', { name: 'Edit Two fields' });
  await expect(reset).toBeDisabled();
  await write(editor, HEADING('mine'));
  await expect(heading).toBeVisible();
  await expect(note).toHaveCount(0);

  await test.step('in another colour mode', async () => {
    const background = () => heading.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await background();
    await page.getByRole('button', { name: /Switch between/ }).click();
    await expect.poll(background).not.toBe(light);
    expect(await background()).toBe(
      await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
    );
    await expect(codeOf(editor)).toContainText('mine');
  });

  await test.step('closed, which says so, and opened again', async () => {
    await stopEditing.click();
    await expect(editor.getByText('Your draft is kept')).toBeVisible();
    await editAgain.click();
    await expect(heading).toBeVisible();
  });

  await test.step('after a reload', async () => {
    await page.reload();
    await expect(editor.getByText('Your draft is kept')).toBeVisible();
    await expect(note).toHaveCount(1);
    await editAgain.click();
    await expect(heading).toBeVisible();
  });

  await test.step('"Reset" restores the example, and "Stop editing" the page', async () => {
    await reset.click();
    await expect(frameOf(editor).locator('.queryBuilder')).toBeVisible();
    await expect(codeOf(editor)).toContainText("label: 'First name'");
    await stopEditing.click();
    await expect(editor.locator('iframe')).toHaveCount(0);
    await expect(editor.locator('[data-example] .queryBuilder')).toBeVisible();
    await expect(editAgain).toBeFocused();
    await expect(note).toHaveCount(0);
  });
});

test('each file of an example has a tab, shows its changes, and can undo "Reset"', async ({ page }) => {
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

  await editor.getByRole('radio', { name: 'branches.css' }).check();
  await editor.getByRole('button', { name: 'Reset' }).click();
  await expect(frameOf(editor).locator('.queryBuilder')).toBeVisible();
  await expect(codeOf(editor)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(codeOf(editor)).toHaveText('.rule { background: rgb(1, 2, 3); }');
  await editor.getByRole('radio', { name: 'branches.tsx' }).check();
  await expect(codeOf(editor)).toContainText('queryBuilder');
  await codeOf(editor).press('ControlOrMeta+z');
  await expect(codeOf(editor)).toContainText("<p className='rule'>mine</p>");
  await expect(rule()).toHaveText('mine');
  await expect(editor.getByRole('button', { name: 'Reset' })).toBeEnabled();
});

test('the keyboard can enter and leave the editor', async ({ page }) => {
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

test('the line with the cursor stays below the bar', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  const editor = await edit(page, '/docs/intro', 'Two fields');
  await write(editor, `${'// A line.\n'.repeat(40)}${HEADING('long')}`);
  // The bar is at the top of the window, or on its way there.
  const { height } = (await page.getByRole('banner').boundingBox())!;
  for (let step = 0; step < 45; step += 1) {
    await page.keyboard.press('ArrowUp');
    // The editor scrolls a frame after the key.
    const top = async () => (await (await currentLine(page)).boundingBox())?.y;
    await expect.poll(top).toBeGreaterThanOrEqual(height);
  }
  await expect(codeOf(editor)).toBeFocused();
});

test('the frame of a focused editor stays below the bar', async ({ page }) => {
  const editor = await edit(page, '/docs/intro', 'Two fields');
  await codeOf(editor).focus();
  const bar = page.getByRole('banner');
  const top = (await codeOf(editor).boundingBox())!.y + (await scrollY(page)) - 20;
  await scrollTo(page, Math.round(top) + 200);
  await expect(bar).toHaveAttribute('data-hidden');
  // The way up shows the bar.
  await scrollTo(page, Math.round(top));
  await expect(bar).not.toHaveAttribute('data-hidden');
  await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0);
  const clip = (await bar.boundingBox())!;
  const withFrame = await page.screenshot({ clip });
  await codeOf(editor).blur();
  expect(withFrame.equals(await page.screenshot({ clip }))).toBe(true);
});
