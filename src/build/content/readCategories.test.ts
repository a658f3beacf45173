import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const before = process.cwd();
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'read-categories-'));
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

const idsOf = (map: ReadonlyMap<string, string>) => Object.fromEntries(map);

test('every folder of the version that has a category has an id, by the rule of the sidebar', async () => {
  write('5/b', 'Guides');
  write('5/a/deep', 'Guides');
  write('5/a', 'Guides');
  write('5/node_modules/x', 'Package');
  write('5/_scratch-1/x', 'Draft');
  write('4/a', 'Old');
  mkdirSync(join(root, 'content', 'docs', '5', 'bare'));
  const { readCategoryIds } = await import('./readCategories');
  expect(idsOf(readCategoryIds('5'))).toEqual({
    a: 'category/guides',
    'a/deep': 'category/guides-1',
    b: 'category/guides-2',
  });
  expect(idsOf(readCategoryIds('4'))).toEqual({ a: 'category/old' });
});

test('a category is told with its folder', async () => {
  write('5/a/deep', 'Guides');
  const { readCategories } = await import('./readCategories');
  expect(readCategories('5')).toEqual([
    { folder: 'a/deep', label: 'Guides', position: 1, description: 'All that there is to say of what is in it.' },
  ]);
});

test('links of two folders with one label lead to the pages that the sidebar has for them', async () => {
  write('5/a', 'Guides');
  write('5/b', 'Guides');
  const { resolveLink } = await import('../document/resolveLink');
  const version = { name: '5', path: '/docs' };
  expect(resolveLink('./a/_category_.yml', 'intro', version)).toBe('/docs/category/guides');
  expect(resolveLink('../b/_category_.yml#more', 'a/x', version)).toBe('/docs/category/guides-1#more');
});

test.each([
  ['development', 'category/new'],
  ['production', 'category/old'],
])('a change of a label counts at once only while you develop: in %s it is %s', async (environment, expected) => {
  vi.stubEnv('NODE_ENV', environment);
  write('5/a', 'Old');
  const { readCategoryIds } = await import('./readCategories');
  expect(idsOf(readCategoryIds('5'))).toEqual({ a: 'category/old' });
  write('5/a', 'New');
  expect(idsOf(readCategoryIds('5'))).toEqual({ a: expected });
});

test('a file that is not as expected is told', async () => {
  write('5/a', "''");
  const { readCategoryIds } = await import('./readCategories');
  expect(() => readCategoryIds('5')).toThrow('content/docs/5/a/_category_.yml:1: label: expected text, not nothing');
});
