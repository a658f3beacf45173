import { expect, test } from 'vitest';
import { resolveVersions } from '../../shared/versions/versions';
import type { SourceCategory } from '../../shared/navigation/buildSidebar';
import { versionDocs } from '../versionDocs';
import { docsPages } from './docsPages';

const versions = resolveVersions(
  [
    { name: 'next', label: 'Next' },
    { name: '5', label: 'v5.x' },
    { name: '4', label: 'v4.x' },
  ],
  '5',
  'Site',
);
const pathOf = (version: string) => versions.find(({ name }) => name === version)?.path ?? '';

const doc = (version: string, docId: string, sidebarPosition: number) => ({
  id: `Doc ${version}/${docId}`,
  docId,
  version,
  path: `${pathOf(version)}/${docId}`,
  description: `About ${docId}.`,
  sidebarLabel: `Label of ${docId}`,
  sidebarPosition,
  draft: false,
  unlisted: false,
  documents: [] as string[],
  file: `content/docs/${version}/${docId}.mdx`,
});
const category = (version: string, folder: string, label: string, position: number) => ({
  folder,
  version,
  label,
  description: `About ${label}.`,
  position,
});

const DOCS = [
  doc('next', 'intro', 1),
  doc('next', 'utils/export', 2),
  doc('5', 'umd', 2),
  doc('5', 'intro', 1),
  doc('5', 'api/import', 2),
  { ...doc('5', 'api/export', 1), documents: ['formatQuery'] },
  doc('4', 'intro', 1),
  doc('4', 'old', 2),
];
const CATEGORIES = [
  category('next', 'utils', 'Utilities', 2),
  category('5', 'api', 'API', 3),
  category('5', 'empty', 'Empty', 4),
];

const DATES = new Map([['content/docs/5/intro.mdx', '2026-07-03T10:00:00+02:00']]);

const pagesOf = (
  docs: typeof DOCS,
  categories: (SourceCategory & { version: string })[] = CATEGORIES,
  editUrl?: string,
) => {
  const all = versions.map((version) => {
    const isOwn = (entry: { version: string }) => entry.version === version.name;
    return versionDocs(version, docs.filter(isOwn), categories.filter(isOwn));
  });
  return docsPages(all, [['api/export', 'utils/export']], editUrl, DATES);
};

const pages = pagesOf(DOCS, CATEGORIES, 'https://edit.example');
const pageAt = (path: string) => pages.find((page) => page.path === path);

test('a page says when its file last changed, where git knows', () => {
  expect(pageAt('/docs/intro')?.context).toMatchObject({ lastChange: '2026-07-03' });
  expect(pageAt('/docs/umd')?.context).toMatchObject({ lastChange: null });
});

test('the root of a version shows its first page, with the canonical address of that page', () => {
  expect(pageAt('/docs')?.context).toEqual(pageAt('/docs/intro')?.context);
  expect(pageAt('/docs')?.context).toMatchObject({ id: 'Doc 5/intro', canonical: '/docs/intro' });
});

test('the root of a version that begins with a category shows the first page in it', () => {
  const docs = [doc('4', 'intro', 2), doc('4', 'api/more/b', 1), doc('4', 'api/a', 2)];
  const folders = [category('4', 'api', 'API', 1), category('4', 'api/more', 'More', 1)];
  const root = pagesOf(docs, folders).find(({ path }) => path === '/docs/4');
  expect(root).toMatchObject({ template: 'doc', context: { id: 'Doc 4/api/more/b' } });
});

test('an unlisted page has no canonical address, and the image of the site', () => {
  const docs = [doc('5', 'intro', 1), { ...doc('5', 'aside', 2), unlisted: true }];
  const aside = pagesOf(docs, []).find(({ path }) => path === '/docs/aside');
  expect(aside?.context).toMatchObject({ canonical: null, navigation: { picture: '/', breadcrumbs: [] } });
});

test.each([
  ['/docs/intro', '/docs/intro'],
  ['/docs/4/intro', '/docs/intro'],
  ['/docs/4', '/docs/intro'],
  ['/docs/4/old', '/docs/4/old'],
  ['/docs/next/utils/export', '/docs/api/export'],
  ['/docs/next/category/utilities', '/docs/next/category/utilities'],
])('the canonical address of %s is %s', (path, canonical) => {
  expect(pageAt(path)?.context.canonical).toBe(canonical);
});

test.each([
  ['/docs/api/export', ['/docs/next/utils/export', '/docs/api/export', '/docs/4/intro'], [true, true, false]],
  ['/docs/next/utils/export', ['/docs/next/utils/export', '/docs/api/export', '/docs/4/intro'], [true, true, false]],
  ['/docs/4/old', ['/docs/next/intro', '/docs/intro', '/docs/4/old'], [false, false, true]],
  ['/docs/category/api', ['/docs/next/intro', '/docs/category/api', '/docs/4/intro'], [false, true, false]],
])('the version menu of %s leads to the same page, or to the first', (path, paths, has) => {
  const targets = pageAt(path)?.context.versions;
  expect(targets?.map(({ name }) => name)).toEqual(['next', '5', '4']);
  expect(targets?.map((target) => target.path)).toEqual(paths);
  expect(targets?.map(({ hasPage }) => hasPage)).toEqual(has);
});

test('a category lists its pages, their number, and which of them document no names', () => {
  expect(pageAt('/docs/category/api')?.context).toMatchObject({
    title: 'API',
    description: 'About API.',
    cards: [
      { label: 'Label of api/export', path: '/docs/api/export', description: 'About api/export.', count: null },
      { label: 'Label of api/import', path: '/docs/api/import', count: null },
    ],
    guides: ['/docs/api/import'],
  });
});
