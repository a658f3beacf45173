import { App, codeOf, edit, expectResult, frameOf, HEADING, pressEdit, problem, write } from './support/playground';
import { expect, isolatedFrames, test } from './support/test';

isolatedFrames();

const endlessEffect = (effect: string) =>
  App(
    `  const [count, setCount] = useState(0);\n${effect}\n  return <p>{count}</p>;`,
    "import { useEffect, useState } from 'react';",
  );

/** What never ends, by why it is stopped. */
const ENDLESS = {
  'Stopped: this code ran for more than a second without a pause.': {
    'a recursion': App(
      '  return <p>{fibonacci(60)}</p>;',
      'const fibonacci = (n: number): number => n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);',
    ),
    'promises without end': App('  return null;', '(async () => { for (;;) await null; })();'),
    'a loop that catches everything': App('  for (;;) { try { for (;;); } catch {} }'),
  },
  'Stopped: an effect set a state after each render, without end.': {
    'an effect without dependencies': endlessEffect('  useEffect(() => {\n    setCount(count + 1);\n  });'),
    'an effect that catches everything': endlessEffect(
      '  useEffect(() => {\n    try {\n    setCount(count + 1);\n } catch {}\n  });',
    ),
  },
};

test('endless code is stopped while the page keeps working, and the next change runs', async ({ page }) => {
  const editor = await edit(page, '/docs/intro', 'Two fields');
  for (const [reason, codes] of Object.entries(ENDLESS)) {
    for (const [name, code] of Object.entries(codes)) {
      await test.step(name, async () => {
        await write(editor, code);
        await expect(problem(editor)).toContainText(reason);
        await expect(problem(editor)).toContainText('fields.tsx:');

        await write(editor, HEADING(`after ${name}`));
        await expectResult(editor, `after ${name}`);
      });
    }
  }
});

test('code that cannot be stopped from within loses its frame, and can be run again', async ({ page }) => {
  const editor = await edit(page, '/docs/intro', 'Two fields');
  await write(editor, App("  return <p>{String(/^(a+)+$/.test('a'.repeat(50) + 'b'))}</p>;"));
  // The page stays responsive.
  await expect(editor.getByRole('button', { name: 'Reset' })).toBeEnabled();
  await expect(problem(editor)).toContainText('did not answer for four seconds');
  // The previous result shows again.
  await expect(frameOf(editor).locator('.queryBuilder')).toBeVisible();
  await expect(problem(editor).getByRole('button', { name: 'Run again' })).toBeEnabled();
  await expect(problem(editor)).toContainText('did not answer');

  await write(
    editor,
    App("  return <button onClick={() => setTimeout(() => /^(a+)+$/.test('a'.repeat(50) + 'b'))}>Hang</button>;"),
  );
  await frameOf(editor).getByRole('button', { name: 'Hang' }).click();
  await expect(problem(editor)).toContainText('did not answer for four seconds');
  await problem(editor).getByRole('button', { name: 'Run again' }).click();
  await expect(frameOf(editor).getByRole('button', { name: 'Hang' })).toBeVisible();
  await expect(problem(editor)).toHaveCount(0);
});

const HANGS = "/^(a+)+$/.test('a'.repeat(50) + 'b')";

test('a fix that is typed while the earlier code hangs is what runs', async ({ page }) => {
  const editor = await edit(page, '/docs/intro', 'Two fields');
  await write(editor, App(`  return <button onClick={() => setTimeout(() => ${HANGS})}>Hang</button>;`));
  await frameOf(editor).getByRole('button', { name: 'Hang' }).click();
  await write(editor, HEADING('fixed'));
  await expectResult(editor, 'fixed');
  await expect(codeOf(editor)).toContainText('fixed');
});

test('what hangs while it is rendered can be mended before it is stopped', async ({ page }) => {
  const editor = await edit(page, '/docs/intro', 'Two fields');
  await write(editor, App(`  return <p>{String(${HANGS})}</p>;`));
  await expect(editor.locator('iframe')).toHaveCount(2);
  await expect.poll(() => page.frames().length).toBe(3);
  await write(editor, HEADING('mended'));
  await expectResult(editor, 'mended');
});

test('a draft that was running when the page died waits to be run', async ({ page }) => {
  // A page that dies gets no such event.
  await page.addInitScript(() => window.addEventListener('pagehide', (event) => event.stopImmediatePropagation()));
  const editor = await edit(page, '/docs/intro', 'Two fields');
  await write(editor, HEADING('mine'));
  await expect(frameOf(editor).getByRole('heading')).toHaveText('mine');
  await pressEdit(page, '/docs/intro', 'Two fields');
  await expect(problem(editor)).toContainText('The draft has not been run');
  await expect(codeOf(editor)).toContainText('mine');
  await expect(editor.locator('[data-example] .queryBuilder')).toBeVisible();
  await problem(editor).getByRole('button', { name: 'Run' }).click();
  await expectResult(editor, 'mine');
});
