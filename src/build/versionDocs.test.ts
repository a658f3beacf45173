import { afterEach, expect, test, vi } from 'vitest';
import type { NodeModel, VersionDocs } from './versionDocs';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const page = (docId: string, sidebarPosition: number, draft = false) => ({
  docId,
  sidebarLabel: `Label of ${docId}`,
  sidebarPosition,
  description: `About ${docId}.`,
  draft,
});
const nodes: Record<string, object[]> = {
  Doc: [page('intro', 2), page('api/export', 1), page('secret', 3, true)],
  DocCategory: [{ folder: 'api', label: 'API', description: 'About the API.', position: 1 }],
};

/** Reads version 5 as it is read in an environment; notes what is asked for. */
async function read(environment: string) {
  vi.stubEnv('NODE_ENV', environment);
  const { readVersionDocs } = await import('./versionDocs');
  const queries: unknown[] = [];
  const model = {
    findAll: ({ type, query }: { type: string; query: object }) => {
      queries.push(query);
      return Promise.resolve({ entries: new Set(nodes[type]) });
    },
  } as unknown as NodeModel;
  const held: VersionDocs = await readVersionDocs(model, { name: '5', path: '/docs' });
  return { ...held, queries };
}

const paths = (items: { path: string }[]) => items.map(({ path }) => path);

test('the build leaves drafts out, and knows their ids', async () => {
  const { sidebar, docs, draftIds } = await read('production');
  expect(paths(sidebar)).toEqual(['/docs/category/api', '/docs/intro']);
  expect(paths(docs)).toEqual(['/docs/api/export', '/docs/intro']);
  expect(draftIds).toEqual(['secret']);
});

test('an author sees drafts', async () => {
  const { sidebar, docs, draftIds } = await read('development');
  expect(paths(sidebar)).toEqual(['/docs/category/api', '/docs/intro', '/docs/secret']);
  expect(paths(docs)).toEqual(['/docs/api/export', '/docs/intro', '/docs/secret']);
  expect(draftIds).toEqual(['secret']);
});

test('only the version that was asked for is read', async () => {
  const { queries } = await read('production');
  const filter = { version: { name: { eq: '5' } } };
  expect(queries).toEqual([{ filter }, { filter }]);
});
