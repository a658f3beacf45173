import type { Locator } from '@playwright/test';
import { FAULTS, hold, requestedPaths } from './support/faults';
import { expectGoodLooks } from './support/inLooks';
import { exampleLinkOf } from './support/malformedExampleLinks';
import { releaseOf } from './support/packages';
import { changeHash, watch } from './support/page';
import { App, codeOf, currentLine, edit, frameOf, HEADING, write } from './support/playground';
import { expect, ownContexts, test } from './support/test';

ownContexts();

const COMPILER = /\/playground\/types-\w+\.js$/;
const DECLARATIONS = /\/playground\/types-\w+-\w+\.json$/;

const checkTypes = (editor: Locator) => editor.getByRole('button', { name: 'Check types' });
const places = (editor: Locator) => editor.getByRole('listitem').getByRole('button');
const noErrors = (editor: Locator) => editor.getByText('No type errors', { exact: true });

/** Checks the types, and returns the address of the declarations that this asks for. */
async function askedDeclarations(editor: Locator): Promise<string> {
  const asked = editor.page().waitForRequest((request) => DECLARATIONS.test(request.url()));
  const [request] = await Promise.all([asked, checkTypes(editor).click()]);
  return request.url();
}

/** Runs, though two types are wrong. */
const WRONG = `import { QueryBuilder, type Field } from 'react-querybuilder';
const fields: Field[] = [{ name: 'a', label: 7 }];
export default function App() {
  const count: number = 'text';
  return <QueryBuilder fields={fields} title={count} />;
}`;

test('wrong types are listed with their lines, to which they lead, until the code is changed', async ({ page }) => {
  const incidents = watch(page);
  const requests = requestedPaths(page);
  const editor = await edit(page, '/docs/intro', 'Two fields');
  await write(editor, WRONG);
  await expect(frameOf(editor).locator('.queryBuilder')).toBeVisible();
  expect(requests.filter((path) => path.includes('/types-'))).toEqual([]);

  await checkTypes(editor).press('Enter');
  await expect(editor.getByText('3 type errors')).toBeVisible();
  await expect(places(editor)).toHaveText(['fields.tsx:2', 'fields.tsx:4', 'fields.tsx:5']);
  await expect(editor.getByRole('listitem').first()).toContainText("Type 'number' is not assignable to type 'string'.");
  await expect(codeOf(editor).locator('.problem')).toHaveCount(3);

  await places(editor).nth(1).press('Enter');
  await expect(codeOf(editor)).toBeFocused();
  expect(await (await currentLine(page)).textContent()).toBe("  const count: number = 'text';");
  expect(incidents.list).toEqual([]);

  await test.step('mended code has no errors, until it is changed too', async () => {
    await write(editor, App('  const count: number = 7;\n  return <h1>{count}</h1>;'));
    await expect(editor.getByText('3 type errors')).toHaveCount(0);
    await expect(codeOf(editor).locator('.problem')).toHaveCount(0);
    await checkTypes(editor).click();
    await expect(noErrors(editor)).toBeVisible();
    await write(editor, WRONG);
    await expect(noErrors(editor)).toHaveCount(0);
    await checkTypes(editor).click();
    await expect(editor.getByText('3 type errors')).toBeVisible();
  });
  expect(requests.filter((path) => COMPILER.test(path))).toHaveLength(1);
  expect(requests.filter((path) => DECLARATIONS.test(path))).toEqual([
    expect.stringMatching(/^\/playground\/types-5-\w+\.json$/),
  ]);

  await test.step('axe finds nothing in the list and the notice of a link, and nothing scrolls sideways', async () => {
    await changeHash(page, exampleLinkOf({ 'fields.tsx': HEADING('theirs') }).replace('version=5', 'version=3'));
    const notice = editor.getByRole('alert');
    await expect(notice).toContainText('The link asks for the version “3”');
    await expect(notice).toContainText('The link holds other code.');
    await expect(editor.getByText('3 type errors')).toBeVisible();
    await expectGoodLooks(page);
  });
});

test('an error in a file that is not shown opens the file', async ({ page }) => {
  const editor = await edit(page, '/docs/tips/styling', 'Branch lines');
  await write(
    editor,
    "import './branches.css';\n\nexport const wrong: number = 'text';\nexport default () => <p>mine</p>;",
  );
  await expect(frameOf(editor).getByText('mine')).toBeVisible();
  await editor.getByRole('radio', { name: 'branches.css' }).check();
  await checkTypes(editor).click();
  await places(editor).click();
  await expect(editor.getByRole('radio', { name: 'branches.tsx' })).toBeChecked();
  await expect(codeOf(editor)).toBeFocused();
  expect(await (await currentLine(page)).textContent()).toBe("export const wrong: number = 'text';");
});

test('a check is of the code and the version at that time, and places of problems that ran lead to lines too', async ({
  page,
}) => {
  const editor = await edit(page, '/docs/intro', 'Two fields');

  await test.step('right after typing', async () => {
    await codeOf(editor).press('ControlOrMeta+Home');
    const button = await checkTypes(editor).elementHandle();
    await page.evaluate(async (it) => {
      document.execCommand('insertText', false, "export const wrong: number = 'text';");
      // The editor has noticed it, and React has not rendered it yet.
      await Promise.resolve();
      (it as HTMLElement).click();
    }, button);
    await expect(editor.getByText('One type error')).toBeVisible();
  });

  await test.step('a problem that ran', async () => {
    await write(editor, App('  const nothing: any = undefined;\n  return <h1>{nothing.name}</h1>;'));
    await editor.getByRole('button', { name: 'fields.tsx:4' }).press('Enter');
    await expect(codeOf(editor)).toBeFocused();
    expect(await (await currentLine(page)).textContent()).toBe('  return <h1>{nothing.name}</h1>;');
  });

  await test.step('on another version', async () => {
    await write(
      editor,
      "import { QueryBuilder } from 'react-querybuilder';\nexport default () => <QueryBuilder parseNumbers />;",
    );
    await expect(editor.getByRole('button', { name: 'Reset' })).toBeEnabled();
    await checkTypes(editor).click();
    await expect(places(editor)).toHaveText(['fields.tsx:2']);
    await editor.getByRole('radio', { name: 'Next' }).check();
    await expect(editor.locator(`[data-rqb-version="${releaseOf('next')}"]`)).toBeVisible();
    await expect(places(editor)).toHaveCount(0);
    expect(await askedDeclarations(editor)).toMatch(/types-next-/);
    await expect(noErrors(editor)).toBeVisible();
  });
});

for (const [what, file] of [
  ['the compiler', COMPILER],
  ['the declarations', DECLARATIONS],
] as const) {
  test(`${what}: each failure is reported, and "Retry" loads it again`, async ({ page, context }) => {
    const editor = await edit(page, '/docs/intro', 'Two fields');
    const alert = editor.getByRole('alert').filter({ hasText: 'The type check did not load: ' });
    let retry = checkTypes(editor);
    for (const fault of ['answers 404', 'is HTML', 'is cut off'] as const) {
      await test.step(fault, async () => {
        // Requests of a worker are those of its context.
        await context.route(file, FAULTS[fault], { times: 1 });
        await Promise.all([context.waitForEvent('request', (request) => file.test(request.url())), retry.click()]);
        await expect(alert).toBeVisible();
        await expect(frameOf(editor).locator('.queryBuilder')).toBeVisible();
      });
      retry = alert.getByRole('button', { name: 'Retry' });
    }
    await retry.click();
    await expect(noErrors(editor)).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
}

test('a change stops a check, and the next one is of the new code', async ({ page, context }) => {
  const release = await hold(context, DECLARATIONS);
  const workers = () => page.workers().filter((it) => COMPILER.test(it.url())).length;
  const editor = await edit(page, '/docs/intro', 'Two fields');
  await askedDeclarations(editor);
  await expect(editor.getByRole('button', { name: 'Checking types…' })).toBeVisible();
  expect(workers()).toBe(1);
  await write(editor, WRONG);
  await expect(checkTypes(editor)).toBeVisible();
  await expect.poll(workers).toBe(0);
  await release();
  await expect(frameOf(editor).locator('.queryBuilder')).toBeVisible();
  await expect(noErrors(editor)).toHaveCount(0);
  await checkTypes(editor).click();
  await expect(editor.getByText('3 type errors')).toBeVisible();
  await editor.getByRole('button', { name: 'Stop editing' }).click();
  await expect.poll(workers).toBe(0);
});
