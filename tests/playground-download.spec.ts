import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import type { Locator, Page } from '@playwright/test';
import ts from 'typescript';
import { FAULTS, requestedPaths } from './support/faults';
import { openProject } from './support/openProject';
import { pinned, releaseOf } from './support/packages';
import { edit, frameOf, write } from './support/playground';
import { VERSIONS } from './support/routes';
import { expect, needsBuild, ownContexts, test } from './support/test';
import { typeErrors } from './support/typeErrors';

ownContexts();

/** The files of the project that an editor gives away, by path below its folder. */
async function download(page: Page, editor: Locator, name: string): Promise<Record<string, string>> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    editor.getByRole('button', { name: 'Download project' }).press('Enter'),
  ]);
  expect(file.suggestedFilename()).toBe(`${name}.zip`);
  const entries = Object.entries(unzipSync(readFileSync(await file.path())));
  expect(entries.filter(([path]) => !path.startsWith(`${name}/`))).toEqual([]);
  return Object.fromEntries(entries.map(([path, bytes]) => [path.slice(name.length + 1), strFromU8(bytes)]));
}

/** Type errors by the project's own options, with the packages of a version. */
function errorsOf(files: Readonly<Record<string, string>>, version: string): string[] {
  const { compilerOptions } = JSON.parse(files['tsconfig.json'] ?? '') as { compilerOptions: object };
  // Vite's types are not installed here.
  const { options, errors } = ts.convertCompilerOptionsFromJson({ ...compilerOptions, types: [] }, '.');
  expect(errors).toEqual([]);
  const sources = Object.entries(files).filter(([path]) => /\.tsx?$/.test(path));
  const folder = resolve('content/docs', version, '_downloaded');
  return typeErrors(new Map(sources.map(([path, text]) => [resolve(folder, path), text])), options);
}

const EXAMPLES = [
  { version: '3', path: '/docs/3/intro', title: 'Musicians', name: 'intro-basic', needs: [] },
  {
    version: '5',
    path: '/docs/tips/drag-and-drop',
    title: 'Drag a rule or a group by its handle',
    name: 'querybuilder-drag-and-drop',
    needs: ['@react-querybuilder/dnd', 'react-dnd', 'react-dnd-html5-backend'],
  },
  {
    version: '4',
    path: '/docs/4/tips/custom-with-fallback',
    title: 'A date picker for date fields',
    name: 'custom-with-fallback-date-picker',
    needs: ['date-fns', 'react-datepicker'],
  },
  { version: '5', path: '/docs/tips/styling', title: 'Branch lines', name: 'styling-branches', needs: [] },
  { version: 'next', path: '/docs/next/intro', title: 'Two fields', name: 'intro-fields', needs: [] },
];

for (const { version, path, title, name, needs } of EXAMPLES) {
  test(`the project of "${title}" in ${version} has its packages, no type errors, and runs`, async ({
    page,
    context,
  }) => {
    const editor = await edit(page, path, title);
    const files = await download(page, editor, name);
    const { dependencies } = JSON.parse(files['package.json'] ?? '') as { dependencies: object };
    expect(dependencies).toEqual({
      react: '18.3.1',
      'react-dom': '18.3.1',
      ...Object.fromEntries(['react-querybuilder', ...needs].map((name) => [name, pinned(version)[name]])),
    });
    expect(errorsOf(files, version)).toEqual([]);

    const app = await context.newPage();
    const errors: string[] = [];
    app.on('pageerror', ({ message }) => errors.push(message));
    await openProject(app, files, `content/docs/${version}`);
    await expect(app.locator('.queryBuilder').first()).toBeVisible();
    expect(await app.locator('.rule').count()).toBe(await frameOf(editor).locator('.rule').count());
    expect(errors).toEqual([]);
  });
}

test('the versions that a test downloads are all', () => {
  expect(new Set(EXAMPLES.map(({ version }) => version))).toEqual(new Set(VERSIONS.map(({ name }) => name)));
});

test('the project has the edited code, and the packages of the version on which it runs', async ({ page }) => {
  const editor = await edit(page, '/docs/intro', 'Two fields');
  await write(
    editor,
    "import { QueryBuilder } from 'react-querybuilder';\nexport default () => <QueryBuilder fields={7} />;",
  );
  await editor.getByRole('radio', { name: 'v4' }).check();
  await expect(editor.locator(`[data-rqb-version="${releaseOf('4')}"]`)).toBeVisible();
  const files = await download(page, editor, 'intro-fields');
  expect(files['src/example/fields.tsx']).toContain('fields={7}');
  expect(files['package.json']).toContain(`"react-querybuilder": "${releaseOf('4')}"`);
  expect(errorsOf(files, '4')).toEqual([expect.stringMatching(/fields\.tsx:2: Type 'number' is not assignable/)]);
});

test.describe('an archive', () => {
  needsBuild('a build alone has a file for each part of a page');

  test('loads what makes it on the first press, and says when that fails', async ({ page }) => {
    const requests = requestedPaths(page);
    const editor = await edit(page, '/docs/intro', 'Two fields');
    expect(requests.filter((path) => path.includes('playground-zip'))).toEqual([]);
    await page.route(/\/playground-zip-/, FAULTS['is cut off']);
    await editor.getByRole('button', { name: 'Download project' }).click();
    await expect(editor.getByRole('status').filter({ hasText: 'The project was not made: ' })).toBeVisible();
    await page.unroute(/\/playground-zip-/);
    await download(page, editor, 'intro-fields');
    await expect(editor.getByText('The project was not made')).toHaveCount(0);
  });
});
