import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packageFolder, resolvePackageFile } from './resolvePackageFile';

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'resolve-package-'));
  for (const file of ['node_modules/a/a.css', 'node_modules/@b/c/dist/c.css', 'docs/4/node_modules/a/a.css']) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '');
  }
  // These `exports` forbid the file, which is why Node.js cannot resolve it.
  writeFileSync(join(root, 'node_modules/a/package.json'), '{ "name": "a", "exports": {} }');
  mkdirSync(join(root, 'docs/5'), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

test.each([
  ['a/a.css', 'docs/4', 'docs/4/node_modules/a/a.css'],
  ['a/a.css', 'docs/5', 'node_modules/a/a.css'],
  ['a/a.css', '.', 'node_modules/a/a.css'],
  ['@b/c/dist/c.css', 'docs/4', 'node_modules/@b/c/dist/c.css'],
  ['@b/c/dist/c.css', 'docs/5/not/there', 'node_modules/@b/c/dist/c.css'],
])('%s from %s is %s', (file, from, expected) => {
  expect(resolvePackageFile(file, join(root, from))).toBe(join(root, expected));
});

test.each(['a/b.css', 'z/a.css'])('%s is not installed', (file) => {
  const from = join(root, 'docs', '4');
  expect(() => resolvePackageFile(file, from)).toThrow(new Error(`${file}: not installed, looked for from ${from}`));
});

test('the folder of a package is the one that holds its package.json', () => {
  expect(packageFolder('a', join(root, 'docs', '5'))).toBe(join(root, 'node_modules', 'a'));
  expect(() => packageFolder('z', root)).toThrow(new Error(`z/package.json: not installed, looked for from ${root}`));
});
