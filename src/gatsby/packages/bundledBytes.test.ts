import { expect, test } from 'vitest';
import { folderPerTest } from '../../../tests/support/folder';
import { bundledBytes } from './bundledBytes';

const { inFolder, write } = folderPerTest();

/** Text that does not get smaller, because no part of it repeats. */
const text = (start: number) => Array.from({ length: 400 }, (_, index) => Math.sin(start + index)).join();

function installPackages() {
  write('package.json', JSON.stringify({ dependencies: { 'react-querybuilder': '1.0.0' } }));
  const add = (name: string, code: string, more = {}) => {
    write(`node_modules/${name}/package.json`, JSON.stringify({ main: 'a.js', sideEffects: false, ...more }));
    write(`node_modules/${name}/a.js`, code);
  };
  add('react-querybuilder', `export { big } from 'peer'; export { own } from 'helper'; export const none = 0;`, {
    peerDependencies: { peer: '1' },
  });
  add('peer', `export const big = '${text(1)}';`);
  add('helper', `export const own = '${text(500)}';`);
}

test('measures what an import adds, without what the app has anyway', async () => {
  installPackages();
  const bytes = (name: string) => bundledBytes(`import { ${name} } from 'react-querybuilder'`, inFolder());
  expect(await bytes('own')).toBeGreaterThan(2_000);
  expect(await bytes('none')).toBeLessThan(100);
  expect(await bytes('big')).toBeLessThan(100);
});

test('fails for an import that the packages do not have', async () => {
  installPackages();
  await expect(bundledBytes("import { a } from 'react-querybuilder'", inFolder())).rejects.toThrow('"a"');
  await expect(bundledBytes("import { a } from 'nowhere'", inFolder())).rejects.toThrow('Could not resolve "nowhere"');
});
