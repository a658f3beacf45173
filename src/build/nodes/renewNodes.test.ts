import type { GatsbyCache } from 'gatsby';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepNodes, renewNodes } from './renewNodes';

const { codeDigest, contentVersions } = vi.hoisted(() => ({ codeDigest: vi.fn(), contentVersions: vi.fn() }));
vi.mock('../codeDigest', () => ({ codeDigest }));
vi.mock('../contentVersions', () => ({ contentVersions }));

const file = { id: 'a file', internal: { type: 'File', owner: 'gatsby-source-filesystem' } };
let cache: GatsbyCache;

beforeEach(() => {
  codeDigest.mockReturnValue('code');
  contentVersions.mockReturnValue([{ name: '5', path: '/docs' }]);
  const stored = new Map<string, unknown>();
  cache = {
    get: (key: string) => Promise.resolve(stored.get(key)),
    set: (key: string, value: unknown) => Promise.resolve(stored.set(key, value)),
    del: (key: string) => Promise.resolve(stored.delete(key)),
  } as unknown as GatsbyCache;
});

/** What is deleted when a build begins, and in whose name. */
async function begin(files: object[] = [file]) {
  const deleted: unknown[] = [];
  await renewNodes({
    actions: { deleteNode: (...args: unknown[]) => deleted.push(args) },
    cache,
    getNodesByType: (type: string) => (type === 'File' ? files : []),
  } as never);
  return deleted;
}

/** A build from its beginning to its end; gives what it deletes. */
async function build(files?: object[]) {
  const deleted = await begin(files);
  await keepNodes({ cache });
  return deleted;
}

const ALL = [[file, { name: 'gatsby-source-filesystem' }]];

test('nodes stay as long as what they are made by is the same', async () => {
  expect(await build([])).toEqual([]);
  expect(await build()).toEqual([]);
  expect(await build()).toEqual([]);
});

test.each([
  ['the path of a version has', () => contentVersions.mockReturnValue([{ name: '5', path: '/docs/5' }])],
  ['the code that makes them has', () => codeDigest.mockReturnValue('other code')],
])('they go when %s changed, and once', async (_, change) => {
  await build([]);
  change();
  expect(await build()).toEqual(ALL);
  expect(await build()).toEqual([]);
});

test('they go when the last build has not ended', async () => {
  await build([]);
  expect(await begin()).toEqual([]);
  expect(await build()).toEqual(ALL);
  expect(await build()).toEqual([]);
});
