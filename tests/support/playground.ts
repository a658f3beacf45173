import { expect, type Locator, type Page } from '@playwright/test';
import { appears, open } from './page';

export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

export const frameOf = (editor: Locator) => editor.frameLocator('iframe:not([data-waiting])');

export const codeOf = (editor: Locator) => editor.getByRole('textbox', { name: /^Code of/ });

/** Opens a page and presses the button that opens the editor of an example. */
export async function pressEdit(page: Page, path: string, name: string): Promise<Locator> {
  await open(page, path);
  const editor = section(page, name);
  await editor.getByRole('button', { name: `Edit ${name}` }).click();
  return editor;
}

/** Opens an example in its editor and waits for its result. */
export async function edit(page: Page, path: string, name: string): Promise<Locator> {
  const editor = await pressEdit(page, path, name);
  await appears(editor, '[data-rqb-version]');
  await expect(editor.locator('[data-rqb-version]')).toBeVisible();
  return editor;
}

export async function write(editor: Locator, code: string): Promise<void> {
  await codeOf(editor).click();
  await editor.page().keyboard.press('ControlOrMeta+a');
  await editor.page().keyboard.insertText(code);
}

/** The line with the cursor. */
export const currentLine = (page: Page) =>
  page.evaluateHandle(() => {
    const { anchorNode } = window.getSelection()!;
    const element = anchorNode instanceof Element ? anchorNode : anchorNode!.parentElement!;
    return element.closest('.cm-line')!;
  });

/** A module that exports a component with this body. */
export const App = (body: string, before = '') => `${before}\nexport default function App() {\n${body}\n}`;

export const HEADING = (text: string) => App(`  return <h1>${text}</h1>;`);

export const problem = (editor: Locator) => editor.locator('[aria-live=polite]:has(pre)');

export const consoleOf = (editor: Locator) => editor.getByRole('region', { name: /^Console of/, includeHidden: true });

/** Expects that the example shows a heading, and that no problem is reported. */
export async function expectResult(editor: Locator, heading: string): Promise<void> {
  await expect(frameOf(editor).getByRole('heading')).toHaveText(heading);
  await expect(problem(editor)).toHaveCount(0);
}
