import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { checkLinks as CheckLinks } from './checkLinks';

const before = process.cwd();
let root: string;
let checkLinks: typeof CheckLinks;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'check-links-'));
  mkdirSync(join(root, 'public', 'img'), { recursive: true });
  writeFileSync(join(root, 'public', 'img', 'cat.png'), '');
  process.chdir(root);
  ({ checkLinks } = await import('./checkLinks'));
});
afterAll(() => {
  process.chdir(before);
  rmSync(root, { recursive: true });
});

/** What the build is told when its page /docs/intro has these links. */
async function check(...links: string[]) {
  const told: unknown[] = [];
  const data = {
    allDoc: { nodes: [{ path: '/docs/intro', file: 'content/docs/5/intro.mdx', anchors: ['usage'], links }] },
    allPage: { nodes: [{ path: '/about', file: 'content/pages/about.mdx', anchors: ['licence'], links: [] }] },
    allSitePage: { nodes: ['/', '/docs', '/docs/intro', '/about', '/demo', '/old'].map((path) => ({ path })) },
  };
  const graphql = () => Promise.resolve({ data });
  await checkLinks({ graphql, reporter: { panic: (message: unknown) => told.push(message) } } as never);
  return told;
}

test.each([
  '/',
  '/docs',
  '/docs/intro#usage',
  '#usage',
  '/about#licence',
  '/demo#showNotToggle=true',
  '/old',
  '/img/cat.png',
])('a link to %s passes', async (link) => {
  expect(await check(link)).toEqual([]);
});

test.each([
  ['/docs/intro#use', 'no heading #use there'],
  ['/about#usage', 'no heading #usage there'],
  ['/docs/export', 'no such page'],
  ['/demos', 'no such page'],
  ['/img/dog.png', 'no such page'],
])('a link to %s fails the build', async (link, reason) => {
  expect(await check('/docs', link)).toEqual([`Broken links: 1\n\ncontent/docs/5/intro.mdx\n  ${link} (${reason})`]);
});

test('all broken links are told at once', async () => {
  expect(await check('/a', '/b', '#c')).toEqual([expect.stringMatching(/^Broken links: 3\n/)]);
});

test('content that cannot be read fails the build', async () => {
  const graphql = () => Promise.resolve({ errors: [new Error('content/docs/5/a.mdx:7: no language "foo"')] });
  await expect(checkLinks({ graphql, reporter: {} } as never)).rejects.toThrow('content/docs/5/a.mdx:7: no language');
});
