import { beforeEach, expect, test, vi } from 'vitest';
import { versionPages, type VersionPage } from '../content/versionPages';
import { contentVersions } from '../contentVersions';
import { compileContent } from './compileContent';
import type { DocumentText } from './documentOf';
import type { DocumentStore } from './documentStore';
import { writtenPages } from './writtenPages';

vi.mock('../content/versionPages', { spy: true });
vi.mock('../content/readCategories', () => ({ readCategories: () => [], readCategoryIds: () => new Map() }));

const stored = new Map<string, unknown>();
const store: DocumentStore = {
  get: (key) => stored.get(key),
  set: (key, value) => void stored.set(key, value),
  keep: () => undefined,
};

const compileAll = () =>
  compileContent(
    contentVersions().map((version) => writtenPages(version, '')),
    store,
  );

/** The pages whose texts were kept, in order. */
const compiled = () => [...stored.keys()].flatMap((key) => /^text-.*-(content\/\S+?\.mdx)-/.exec(key)?.[1] ?? []);

const page = (version: string, name: string, body: string, draft = false) =>
  ({
    docId: name,
    title: name,
    file: `content/docs/${version}/${name}.mdx`,
    path: `/docs/${version}/${name}`,
    bodyLine: 5,
    body,
    documents: [],
    draft,
  }) as unknown as VersionPage;

beforeEach(() => {
  stored.clear();
  vi.mocked(versionPages).mockImplementation((version) =>
    version === '4' || version === '3'
      ? [page(version, 'a', '[b](./b.mdx)'), page(version, 'b', '{unclosed'), page(version, 'c', '## C')]
      : [],
  );
});

test('compiles the pages of all versions, the last first, and leaves to the build what cannot be compiled', async () => {
  await compileAll();
  expect(compiled()).toEqual(['3/c', '3/a', '4/c', '4/a'].map((name) => `content/docs/${name}.mdx`));
  const links = [...stored.values()].map((it) => (it as DocumentText).links);
  expect(links).toContainEqual({ './b.mdx': '/docs/4/b' });
});

test('leaves out what is kept', async () => {
  await compileAll();
  const set = vi.spyOn(store, 'set');
  await compileAll();
  expect(set).not.toHaveBeenCalled();
});

test.each([
  ['production', ['5/a']],
  ['development', ['5/b', '5/a']],
])('in %s, the pages that are compiled are %j: drafts are shown while one develops', async (environment, expected) => {
  vi.stubEnv('NODE_ENV', environment);
  vi.mocked(versionPages).mockImplementation((version) =>
    version === '5' ? [page('5', 'a', 'Text'), page('5', 'b', 'Text', true)] : [],
  );
  await compileAll();
  vi.unstubAllEnvs();
  expect(compiled()).toEqual(expected.map((name) => `content/docs/${name}.mdx`));
});
