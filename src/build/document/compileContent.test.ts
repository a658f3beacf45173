import { beforeEach, expect, test, vi } from 'vitest';
import { versionPages, type VersionPage } from '../content/versionPages';
import { compileContent } from './compileContent';
import type { DocumentSummary } from './documentOf';

vi.mock('../content/versionPages', { spy: true });

const stored = new Map<string, unknown>();
const store = {
  get: (key: string) => stored.get(key),
  set: (key: string, value: unknown) => void stored.set(key, value),
};

/** The pages whose summaries were kept, in order. */
const compiled = () => [...stored.keys()].flatMap((key) => /^summary-.*-(content\/\S+?\.mdx)-/.exec(key)?.[1] ?? []);

const page = (version: string, name: string, body: string, draft = false) =>
  ({
    docId: name,
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
  await compileContent(store, '');
  expect(compiled()).toEqual(['3/c', '3/a', '4/c', '4/a'].map((name) => `content/docs/${name}.mdx`));
  const links = [...stored.values()].map((it) => (it as DocumentSummary).links);
  expect(links).toContainEqual({ './b.mdx': '/docs/4/b' });
});

test('leaves out what is kept', async () => {
  await compileContent(store, '');
  const set = vi.spyOn(store, 'set');
  await compileContent(store, '');
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
  await compileContent(store, '');
  vi.unstubAllEnvs();
  expect(compiled()).toEqual(expected.map((name) => `content/docs/${name}.mdx`));
});
