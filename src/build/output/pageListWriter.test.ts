import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BuiltDoc, BuiltVersion } from '../readDocs';

const before = process.cwd();
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'page-list-'));
  process.chdir(root);
  vi.resetModules();
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
  const graphql = () => Promise.resolve({ data: { allLibrary: { nodes: [{ path: '/demo', title: 'Demo' }] } } });
  const paths = ['/', '/404', '/404.html', '/demo', '/docs', '/docs/4', '/docs/4/intro', '/docs/intro', '/old'];
  const pages = paths.map((path) => ({ path, component: '' }));
  const writer = await pageListWriter({ graphql } as never, pages);
  for (const [name, path] of [
    ['5', '/docs/intro'],
    ['4', '/docs/4/intro'],
  ] as const) {
    await writer.read({ path, title: `Introduction ${name}` } as BuiltDoc);
    await writer.end?.({ name } as BuiltVersion);
  }
  const read = (name: string) =>
    JSON.parse(readFileSync(join(root, `public/page-list/${name}.json`), 'utf8')) as unknown;
  expect(read('5')).toEqual([['/'], ['/demo', 'Demo'], ['/docs'], ['/docs/intro', 'Introduction 5'], ['/old']]);
  expect(read('4')).toEqual([['/'], ['/demo', 'Demo'], ['/docs/4'], ['/docs/4/intro', 'Introduction 4'], ['/old']]);
});

test('the list of a version that is gone goes', async () => {
  mkdirSync('public/page-list', { recursive: true });
  writeFileSync('public/page-list/2.json', '[]');
  const { pageListWriter } = await import('./pageListWriter');
  const graphql = () => Promise.resolve({ data: { allLibrary: { nodes: [] } } });
  const writer = await pageListWriter({ graphql } as never, []);
  await writer.end?.({ name: '5' } as BuiltVersion);
  expect(readdirSync('public/page-list')).toEqual(['5.json']);
});
