import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const before = process.cwd();
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-files-'));
  process.chdir(root);
  vi.resetModules();
});
afterEach(() => {
  process.chdir(before);
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

function write(folder: string, label: string) {
  const path = join(root, 'content', 'docs', folder);
  mkdirSync(path, { recursive: true });
  const description = 'All that there is to say of what is in it.';
  writeFileSync(join(path, '_category_.yml'), `label: ${label}\nposition: 1\ndescription: ${description}\n`);
}

test('every folder of the version that has a category is told, but for those of packages and of checks', async () => {
  write('5/b', 'Guides');
  write('5/a/deep', 'Guides');
  write('5/a', 'Guides');
  write('5/node_modules/x', 'Package');
  write('5/_scratch-1/x', 'Draft');
  write('4/a', 'Old');
  mkdirSync(join(root, 'content', 'docs', '5', 'bare'));
  const { readCategories } = await import('./contentFiles');
  const description = 'All that there is to say of what is in it.';
  expect(readCategories('5').map(({ folder }) => folder)).toEqual(['a', 'a/deep', 'b']);
  expect(readCategories('4')).toEqual([{ folder: 'a', label: 'Old', position: 1, description }]);
});

test('a file that is not as expected is told', async () => {
  write('5/a', "''");
  const { readCategories } = await import('./contentFiles');
  expect(() => readCategories('5')).toThrow('content/docs/5/a/_category_.yml:1: label: expected text, not nothing');
});
