import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BuiltDoc } from '../texts/readDocs';

const before = process.cwd();
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'page-list-'));
  process.chdir(root);
  vi.resetModules();
  vi.doMock('../content/readContent', () => ({ readLibraries: () => [{ path: '/demo', title: 'Demo' }] }));
  vi.doMock('../contentVersions', () => ({
    contentVersions: () => [
      { name: '5', path: '/docs' },
      { name: '4', path: '/docs/4' },
    ],
  }));
});
afterEach(() => {
  process.chdir(before);
  rmSync(root, { recursive: true });
});

test('each version has a list of its pages and those of no version, with the titles of what is offered', async () => {
  const { pageListWriter } = await import('./pageListWriter');
  const paths = ['/', '/404', '/404.html', '/demo', '/docs', '/docs/4', '/docs/4/intro', '/docs/intro', '/old'];
  const writer = pageListWriter();
  writer.read({ path: '/docs/intro', title: 'Introduction 5' } as BuiltDoc);
  writer.read({ path: '/docs/4/intro', title: 'Introduction 4' } as BuiltDoc);
  writer.finish(paths.map((path) => ({ path, component: '' })));
  const read = (name: string) =>
    JSON.parse(readFileSync(join(root, `public/page-list/${name}.json`), 'utf8')) as unknown;
  expect(read('5')).toEqual([['/'], ['/demo', 'Demo'], ['/docs'], ['/docs/intro', 'Introduction 5'], ['/old']]);
  expect(read('4')).toEqual([['/'], ['/demo', 'Demo'], ['/docs/4'], ['/docs/4/intro', 'Introduction 4'], ['/old']]);
});

test('the list of a version that is gone goes', async () => {
  mkdirSync('public/page-list', { recursive: true });
  writeFileSync('public/page-list/2.json', '[]');
  const { pageListWriter } = await import('./pageListWriter');
  pageListWriter().finish([]);
  expect(readdirSync('public/page-list').sort()).toEqual(['4.json', '5.json']);
});
