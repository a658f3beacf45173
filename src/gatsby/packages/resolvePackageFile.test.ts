import { mkdirSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { folderPerFile } from '../../../tests/support/folder';
import { packageFolder, resolvePackageFile } from './resolvePackageFile';

const { inFolder, write } = folderPerFile();

beforeAll(() => {
  for (const file of ['node_modules/a/a.css', 'node_modules/@b/c/dist/c.css', 'docs/4/node_modules/a/a.css'])
    write(file);
  // These `exports` forbid the file, which is why Node.js cannot resolve it.
  write('node_modules/a/package.json', '{ "name": "a", "exports": {} }');
  mkdirSync(inFolder('docs/5'), { recursive: true });
});

test.each([
  ['a/a.css', 'docs/4', 'docs/4/node_modules/a/a.css'],
  ['a/a.css', 'docs/5', 'node_modules/a/a.css'],
  ['a/a.css', '.', 'node_modules/a/a.css'],
  ['@b/c/dist/c.css', 'docs/4', 'node_modules/@b/c/dist/c.css'],
  ['@b/c/dist/c.css', 'docs/5/not/there', 'node_modules/@b/c/dist/c.css'],
])('%s from %s is %s', (file, from, expected) => {
  expect(resolvePackageFile(file, inFolder(from))).toBe(inFolder(expected));
});

test.each(['a/b.css', 'z/a.css'])('%s is not installed', (file) => {
  const from = inFolder('docs/4');
  expect(() => resolvePackageFile(file, from)).toThrow(new Error(`${file}: not installed, looked for from ${from}`));
});

test('the folder of a package is the one that holds its package.json', () => {
  expect(packageFolder('a', inFolder('docs/5'))).toBe(inFolder('node_modules/a'));
  expect(() => packageFolder('z', inFolder())).toThrow(
    new Error(`z/package.json: not installed, looked for from ${inFolder()}`),
  );
});
