import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { folderPerTest } from '../../../tests/support/folder';
import { compressedName, isCompressed, isCompressible, removeCompressed } from './compressedFiles';

const { inFolder, write } = folderPerTest();

test.each(['a.html', 'docs/a.md', 'a.js.map', 'sitemap.xml'])('%s shrinks, and its compressed files do not', (file) => {
  expect(isCompressible(file)).toBe(true);
  for (const name of [compressedName(file, 'br'), compressedName(file, 'gzip')]) {
    expect([isCompressed(name), isCompressible(name)]).toEqual([true, false]);
  }
});

test.each(['a.png', 'a.woff2', '_headers', 'htmlfile'])('%s does not shrink', (file) => {
  expect(isCompressible(file)).toBe(false);
});

test.each(['a.html', 'data.tar.gz', 'a.png.br', 'gz', 'br', '.br'])('%s is not a compressed file', (file) => {
  expect(isCompressed(file)).toBe(false);
});

test('removes every compressed file in every folder, and no other', () => {
  const kept = ['a.html', 'data.tar.gz', 'docs/a.js'];
  for (const file of [...kept, 'a.html.br', 'a.html.gz', 'gone.css.br', 'docs/a.js.gz']) {
    write(file);
  }
  removeCompressed(inFolder());
  const left = readdirSync(inFolder(), { recursive: true, encoding: 'utf8' }).sort();
  expect(left).toEqual(['a.html', 'data.tar.gz', 'docs', 'docs/a.js']);
});

test('finds no compressed files before the first build', () => {
  expect(() => removeCompressed(inFolder('nowhere'))).not.toThrow();
});
