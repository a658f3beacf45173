import { symlinkSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { folderPerTest } from '../../tests/support/folder';

const { inFolder, write } = folderPerTest({ workIn: true });

beforeEach(() => {
  write('installed/.package-lock.json', '1');
  symlinkSync(inFolder('installed'), inFolder('node_modules'));
  write('a/entry.ts', "import { part } from '../b/part';\nimport 'some-package';\nconsole.log(part());");
  write('b/part.ts', 'export const part = (): number => 1;');
  write('a/sheet.css', "@import url('./nowhere.css');");
});

async function digest() {
  const { codeDigest } = await import('./codeDigest');
  return codeDigest('a/entry.ts', 'a/sheet.css');
}

test('is the same for the same code, whatever else exists', async () => {
  const first = await digest();
  expect(first).toMatch(/^[0-9a-f]{16}$/);
  write('a/other.ts', 'export const other = 1;');
  write('b/part.ts', '// Why.\nexport const part = (): number => 1;\nexport const unused = 0;');
  expect(await digest()).toBe(first);
});

test.each([
  ['the module', 'a/entry.ts', 'console.log(0);'],
  ['an imported module', 'b/part.ts', 'export const part = (): number => 2;'],
  ['a style sheet', 'a/sheet.css', 'a {}'],
  ['the installed packages', 'node_modules/.package-lock.json', '2'],
])('changes with %s', async (_, file, content) => {
  const first = await digest();
  write(file, content);
  expect(await digest()).not.toBe(first);
});

test('fails when a module is missing', async () => {
  const { codeDigest } = await import('./codeDigest');
  expect(() => codeDigest('a/nowhere.ts')).toThrow('nowhere.ts');
});
