import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { compareFolders } from './compareFolders';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'compare-'));
  folders.push(folder);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

test('folders with the same files do not differ', () => {
  const files = { 'index.html': 'a', 'docs/intro.html': 'b' };
  expect(compareFolders(folderOf(files), folderOf(files))).toEqual([]);
});

test('each file that differs, or is missing, is named', () => {
  const [first, second] = [folderOf({ a: '1', b: '2', 'c/d': '3' }), folderOf({ b: '2', 'c/d': '4', e: '5' })];
  expect(compareFolders(first, second)).toEqual([
    { file: 'a', problem: 'only in the first' },
    { file: 'c/d', problem: 'not the same' },
    { file: 'e', problem: 'only in the second' },
  ]);
});
