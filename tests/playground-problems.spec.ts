import { expectGoodLooks } from './support/inLooks';
import { App, codeOf, edit, expectResult, frameOf, HEADING, pressEdit, problem, write } from './support/playground';
import { expect, ownContexts, test } from './support/test';

ownContexts();

test('packages that do not load are reported and can be retried', async ({ page }) => {
  await page.route('**/packages.json', (route) => route.abort());
  const editor = await pressEdit(page, '/docs/intro', 'Two fields');
  await expect(problem(editor)).toContainText('The packages did not load');
  await expect(editor.locator('[data-example] .queryBuilder')).toBeVisible();
  await page.unroute('**/packages.json');
  await problem(editor).getByRole('button', { name: 'Run again' }).click();
  await expect(frameOf(editor).locator('.queryBuilder')).toBeVisible();
  await expect(problem(editor)).toHaveCount(0);
});

test('a frame page that does not load is reported as such, not as slow code', async ({ page }) => {
  await page.route('**/playground/5/frame*', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: 'nothing here' }),
  );
  const editor = await pressEdit(page, '/docs/intro', 'Two fields');
  await expect(problem(editor)).toContainText('The page that shows the result did not load.');
  await page.unroute('**/playground/5/frame*');
  await problem(editor).getByRole('button', { name: 'Run again' }).click();
  await expect(frameOf(editor).locator('.queryBuilder')).toBeVisible();
  await expect(problem(editor)).toHaveCount(0);
});

test('a React file that is cut off is not blamed on the code', async ({ page }) => {
  const body = '(() => { const react = {';
  await page.route('**/playground/react-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body }),
  );
  const editor = await pressEdit(page, '/docs/intro', 'Two fields');
  await expect(problem(editor)).toContainText('The result did not load');
  await expect(problem(editor)).toContainText('A file of the site is broken: it should provide "react".');
  await expect(problem(editor)).not.toContainText('fields.tsx');
});

const IN_REACTS_WORDS = {
  'Element type is invalid: expected a string': App('  const NotThere: any = undefined;\n  return <NotThere />;'),
  'Too many re-renders.': App(
    '  const [count, setCount] = useState(0);\n  setCount(count + 1);\n  return <p>{count}</p>;',
    "import { useState } from 'react';",
  ),
  'Rendered more hooks than during the previous render': App(
    '  const [count, setCount] = useState(0);\n  useEffect(() => setCount(1), []);\n  if (count > 0) useState(0);\n  return <p>{count}</p>;',
    "import { useEffect, useState } from 'react';",
  ),
};

/** Catches an error of the component below it. */
const BOUNDARY = `import { Component } from 'react';
class Boundary extends Component<any> {
  state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  render = () => (this.state.failed ? <h1>caught</h1> : this.props.children);
}
function Failing(): any { throw new Error('on purpose'); }`;

test('mistakes in the code are reported until they are mended', async ({ page }) => {
  const editor = await edit(page, '/docs/intro', 'Two fields');

  await test.step('a runtime error, with its line', async () => {
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
    await expectResult(editor, 'mended');
  });

  await test.step('a syntax error, with its line', async () => {
    await write(editor, HEADING('first'));
    await expect(frameOf(editor).getByRole('heading', { name: 'first' })).toBeVisible();

    await write(editor, App('  return <h1>second</h1', '\n'));
    await expect(problem(editor)).toContainText('This does not compile');
    await expect(problem(editor)).toContainText('fields.tsx:4');
    await expect(frameOf(editor).getByRole('heading', { name: 'first' })).toBeVisible();

    // The compiler accepts this, the JavaScript engine does not.
    await write(editor, App('  const a = 1;\n  const a = 2;\n  return <h1>{a}</h1>;'));
    await expect(problem(editor)).toContainText("Identifier 'a' has already been declared");
    await expect(problem(editor)).toContainText('fields.tsx:4');

    await write(editor, HEADING('third'));
    await expectResult(editor, 'third');
  });

  await test.step("errors of React, in React's words", async () => {
    for (const [words, code] of Object.entries(IN_REACTS_WORDS)) {
      await test.step(words, async () => {
        await write(editor, code);
        await expect(problem(editor)).toContainText(words);
        await write(editor, HEADING('mended'));
        await expect(problem(editor)).toHaveCount(0);
      });
    }
  });

  await test.step('but not an error that a boundary of the example catches', async () => {
    await write(editor, App('  return <Boundary><Failing /></Boundary>;', BOUNDARY));
    await expectResult(editor, 'caught');
  });
});

test('axe finds no problem in an open editor with an error, and nothing scrolls sideways', async ({ page }) => {
  const editor = await edit(page, '/docs/intro', 'Two fields');
  await codeOf(editor).press('ControlOrMeta+End');
  await page.keyboard.type('}');
  await expect(problem(editor)).toBeVisible();
  await expectGoodLooks(page);
});
