import { expect, test } from 'vitest';
import { folderPerTest } from '../../../tests/support/folder';
import { bundleScript } from './bundleScript';

const { inFolder, write } = folderPerTest();

/** Bundles a package with this code. */
function bundle(code: string) {
  write('node_modules/a/package.json', '{ "name": "a", "main": "index.js" }');
  write('node_modules/a/index.js', code);
  return bundleScript([{ name: 'a', version: '1.2.3', modules: ['a'], styles: {} }], new Set(), inFolder());
}

test('skips a package whose dependency is not installed', async () => {
  expect(await bundle('require("not-installed")')).toBeNull();
});

test('a package that is broken fails the build', async () => {
  await expect(bundle('const = 1;')).rejects.toThrow();
});
