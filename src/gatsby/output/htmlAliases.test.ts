import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { folderPerTest } from '../../../tests/support/folder';
import { addHtmlAliases, removeHtmlAliases } from './htmlAliases';

const { inFolder, read: readIn, write } = folderPerTest();
let site: string;
let list: string;

beforeEach(() => {
  [site, list] = [inFolder('public'), inFolder('cache/list.json')];
  for (const file of ['index.html', 'docs/index.html', 'docs/intro/index.html', 'demo/index.html'])
    write(`public/${file}`, file);
  write('public/demo.html', 'a file of the site');
});

const read = (file: string) => readIn(`public/${file}`);

test('writes each page also to a file of its name, but never over another file', async () => {
  await addHtmlAliases(site, ['/', '/docs', '/docs/intro', '/demo', '/404.html'], list, false);
  expect(read('docs.html')).toBe('docs/index.html');
  expect(read('docs/intro.html')).toBe('docs/intro/index.html');
  expect(read('demo.html')).toBe('a file of the site');
  expect(existsSync(join(site, '.html'))).toBe(false);
});

test('removes these files before the next build, also those of deleted pages, and no others', async () => {
  await addHtmlAliases(site, ['/docs', '/docs/intro', '/demo'], list, false);
  rmSync(join(site, 'docs/intro'), { recursive: true });
  await removeHtmlAliases(site, list);
  expect(existsSync(join(site, 'docs/intro.html'))).toBe(false);
  expect(existsSync(join(site, 'docs.html'))).toBe(false);
  expect(read('docs/index.html')).toBe('docs/index.html');
  expect(read('demo.html')).toBe('a file of the site');
});

test('removes nothing before the first build', async () => {
  await expect(removeHtmlAliases(site, list)).resolves.toBeUndefined();
});

test('restores the index files before the next build where the named file was the only one', async () => {
  await addHtmlAliases(site, ['/', '/docs', '/docs/intro', '/demo'], list, true);
  expect(read('docs/intro.html')).toBe('docs/intro/index.html');
  expect(existsSync(join(site, 'docs/intro/index.html'))).toBe(false);
  expect(read('index.html')).toBe('index.html');
  expect(read('demo/index.html')).toBe('demo/index.html');

  rmSync(join(site, 'docs/intro'), { recursive: true });
  await removeHtmlAliases(site, list);
  expect(read('docs/index.html')).toBe('docs/index.html');
  expect(read('docs/intro/index.html')).toBe('docs/intro/index.html');
  expect(existsSync(join(site, 'docs/intro.html'))).toBe(false);
  await removeHtmlAliases(site, list);
  expect(read('docs/index.html')).toBe('docs/index.html');
});
