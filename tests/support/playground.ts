import { expect, type Locator, type Page } from '@playwright/test';
import { open } from './page';

/** How long, in ms, the editor and the library may take to load. */
export const LOADING = 15_000;

/** The example of this title. */
export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The result of an editor. */
export const frameOf = (editor: Locator) => editor.frameLocator('iframe:not([data-waiting])');

/** Where its code is typed. */
export const codeOf = (editor: Locator) => editor.getByRole('textbox', { name: /^Code of/ });

/** Opens an example in its editor, and waits until its result shows. */
export async function edit(page: Page, path: string, name: string): Promise<Locator> {
  await open(page, path);
  const editor = section(page, name);
  await editor.getByRole('button', { name: `Edit ${name}` }).click();
  await expect(editor.locator('[data-rqb-version]')).toBeVisible({ timeout: LOADING });
  return editor;
}

/** Replaces all of the code. */
export async function write(editor: Locator, code: string): Promise<void> {
  await codeOf(editor).click();
  await editor.page().keyboard.press('ControlOrMeta+a');
  await editor.page().keyboard.insertText(code);
}

/** A file that exports a component with this body. */
export const App = (body: string, before = '') => `${before}\nexport default function App() {\n${body}\n}`;

/** A file that shows a heading. */
export const HEADING = (text: string) => App(`  return <h1>${text}</h1>;`);

/** The problem that the editor tells. */
export const problem = (editor: Locator) => editor.locator('[aria-live=polite]:has(pre)');
