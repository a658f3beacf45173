import { mkdirSync, readdirSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { folderPerTest } from '../../tests/support/folder';
import { listFiles, removeFiles, writeFileAtomically } from './files';

const { inFolder, read, write } = folderPerTest();

beforeEach(() => {
  for (const file of ['a.txt', 'b.md', 'docs/c.md']) write(file, 'before');
});

test('removes chosen files or all files, and keeps folders', () => {
  removeFiles(inFolder(), (file) => file !== 'docs/c.md');
  expect(listFiles(inFolder())).toEqual(['docs/c.md']);
  removeFiles(inFolder());
  expect(readdirSync(inFolder())).toEqual(['docs']);
  expect(listFiles(inFolder('nowhere'))).toEqual([]);
});

test('a file is replaced as a whole, or not at all', () => {
  const file = inFolder('docs', 'c.md');
  writeFileAtomically(file, 'after');
  expect(read('docs/c.md')).toBe('after');
  expect(readdirSync(inFolder('docs'))).toEqual(['c.md']);

  mkdirSync(`${file}.${process.pid}.part`);
  expect(() => writeFileAtomically(file, 'again')).toThrow('EISDIR');
  expect(read('docs/c.md')).toBe('after');
});
