import { afterEach, expect, test, vi } from 'vitest';
import { versionDocs, type DocEntry } from './versionDocs';

const version = { name: '5', label: 'v5.x', path: '/docs', isLast: true, banner: null };
const doc = (docId: string, sidebarPosition: number, draft = false): DocEntry => ({
  docId,
  path: `/docs/${docId}`,
  description: `About ${docId}.`,
  sidebarLabel: docId.toUpperCase(),
  sidebarPosition,
  draft,
  unlisted: false,
  documents: [],
});

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['production', ['intro']],
  ['development', ['intro', 'secret']],
])('in %s its pages are %j, and the id of a draft is known', { tags: 'version-entity' }, (environment, expected) => {
  vi.stubEnv('NODE_ENV', environment);
  const { docs, sidebar, draftIds } = versionDocs(version, [doc('intro', 1), doc('secret', 2, true)], []);
  expect(docs.map(({ docId }) => docId)).toEqual(expected);
  expect(sidebar.map(({ id }) => id)).toEqual(expected);
  expect(draftIds).toEqual(['secret']);
});

test('an unlisted page is a page, but not in the sidebar; the others have their badges there', () => {
  const badgeOf = ({ docId }: DocEntry) => (docId === 'intro' ? ('New' as const) : undefined);
  const unlisted = { ...doc('aside', 1), unlisted: true };
  const { docs, sidebars } = versionDocs(version, [unlisted, doc('intro', 2), doc('other', 3)], [], badgeOf);
  expect(docs.map(({ docId }) => docId)).toEqual(['aside', 'intro', 'other']);
  expect(sidebars.sidebars.get('')).toEqual([
    { label: 'INTRO', path: '/docs/intro', depth: 0, badge: 'New' },
    { label: 'OTHER', path: '/docs/other', depth: 0 },
  ]);
});

test('a folder without a category has one with its name', () => {
  const { sidebar, categories } = versionDocs(version, [doc('api/b', 1)], []);
  expect(sidebar).toMatchObject([{ label: 'api', items: [{ id: 'api/b' }] }]);
  expect(categories).toMatchObject([{ folder: 'api' }]);
});
