import { afterEach, expect, test, vi } from 'vitest';
import type { NodeModel, VersionDocs } from './docs';

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
  const { readDocs, sidebarOfVersion } = await import('./docs');
  const queries: unknown[] = [];
  const model = {
    findAll: ({ type, query }: { type: string; query: object }) => {
      queries.push(query);
      return Promise.resolve({ entries: new Set(nodes[type]) });
    },
  } as unknown as NodeModel;
  const docs: VersionDocs = await readDocs(model, '5');
  return { docs, queries, sidebar: sidebarOfVersion(docs, '/docs') };
}

const paths = ({ sidebar }: Awaited<ReturnType<typeof read>>) => sidebar.map(({ path }) => path);

test('the build leaves drafts out', async () => {
  const built = await read('production');
  expect(built.docs.published.map(({ docId }) => docId)).toEqual(['intro', 'api/export']);
  expect(built.docs.drafts.map(({ docId }) => docId)).toEqual(['secret']);
  expect(paths(built)).toEqual(['/docs/category/api', '/docs/intro']);
});

test('an author sees drafts', async () => {
  const shown = await read('development');
  expect(shown.docs.drafts.map(({ docId }) => docId)).toEqual(['secret']);
  expect(paths(shown)).toEqual(['/docs/category/api', '/docs/intro', '/docs/secret']);
});

test('only the version that was asked for is read', async () => {
  const { queries } = await read('production');
  const filter = { version: { name: { eq: '5' } } };
  expect(queries).toEqual([{ filter }, { filter }]);
});
