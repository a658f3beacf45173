import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const before = process.cwd();
let root: string;

function write(file: string, content: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'code-digest-'));
  write('installed/.package-lock.json', '1');
  symlinkSync(join(root, 'installed'), join(root, 'node_modules'));
  write('a/entry.ts', "import { part } from '../b/part';\nimport 'some-package';\nconsole.log(part());");
  write('b/part.ts', 'export const part = (): number => 1;');
  write('a/sheet.css', "@import url('./nowhere.css');");
  process.chdir(root);
  vi.resetModules();
});
afterEach(() => {
  process.chdir(before);
  rmSync(root, { recursive: true });
});

async function digest() {
  const { codeDigest } = await import('./codeDigest');
  return codeDigest('a/entry.ts', 'a/sheet.css');
}

test('is the same for the same code, whatever else there is', async () => {
  const first = await digest();
  expect(first).toMatch(/^[0-9a-f]{16}$/);
  write('a/other.ts', 'export const other = 1;');
  write('b/part.ts', '// Why.\nexport const part = (): number => 1;');
  expect(await digest()).toBe(first);
});

test.each([
  ['the module', 'a/entry.ts', 'console.log(0);'],
  ['what it imports', 'b/part.ts', 'export const part = (): number => 2;'],
  ['a style sheet', 'a/sheet.css', 'a {}'],
  ['what is installed', 'node_modules/.package-lock.json', '2'],
])('changes with %s', async (_, file, content) => {
  const first = await digest();
  write(file, content);
  expect(await digest()).not.toBe(first);
});

test('a module that is not there is told', async () => {
  const { codeDigest } = await import('./codeDigest');
  expect(() => codeDigest('a/nowhere.ts')).toThrow('nowhere.ts');
});
