import { expect, test } from 'vitest';
import { resolveVersions } from '../../shared/versions/versions';
import type { SourceCategory } from './buildSidebar';
import { versionDocs } from '../versionDocs';
import { docsPages } from './docsPages';

// Canonical addresses and the version menu are tested in tests/routes.spec.ts and tests/versions.spec.ts.

const versions = resolveVersions([{ name: '5', label: 'v5.x' }], '5', 'Site');

const doc = (docId: string, sidebarPosition: number) => ({
  id: `Doc ${docId}`,
  docId,
  path: `/docs/${docId}`,
  description: `About ${docId}.`,
  sidebarLabel: `Label of ${docId}`,
  sidebarPosition,
  draft: false,
  unlisted: false,
  documents: [] as string[],
  file: `content/docs/5/${docId}.mdx`,
});
const category = (folder: string, label: string) => ({ folder, label, description: `About ${label}.`, position: 1 });

const pagesOf = (docs: ReturnType<typeof doc>[], categories: SourceCategory[], dates = new Map<string, string>()) =>
  docsPages(
    versions.map((version) => versionDocs(version, docs, categories)),
    [],
    undefined,
    dates,
  );

test('a page says when its file last changed, where git knows', () => {
  const dates = new Map([['content/docs/5/intro.mdx', '2026-07-03T10:00:00+02:00']]);
  const pages = pagesOf([doc('intro', 1), doc('umd', 2)], [], dates);
  expect(pages.map(({ path, context }) => [path, 'lastChange' in context && context.lastChange])).toEqual([
    ['/docs/intro', { date: '2026-07-03', label: 'July 3, 2026' }],
    ['/docs/umd', null],
    ['/docs', { date: '2026-07-03', label: 'July 3, 2026' }],
  ]);
});

test('the root of a version that begins with a category shows the first page in it', () => {
  const docs = [doc('intro', 2), doc('api/more/b', 1), doc('api/a', 2)];
  const root = pagesOf(docs, [category('api', 'API'), category('api/more', 'More')]).find(
    ({ path }) => path === '/docs',
  );
  expect(root).toMatchObject({ template: 'doc', context: { id: 'Doc api/more/b' } });
});

test('an unlisted page has no canonical address, and the image of the site', () => {
  const docs = [doc('intro', 1), { ...doc('aside', 2), unlisted: true }];
  const aside = pagesOf(docs, []).find(({ path }) => path === '/docs/aside');
  expect(aside?.context).toMatchObject({ canonical: null, navigation: { picture: '/', breadcrumbs: [] } });
});

test('a category lists its pages, their number, and which of them document no names', () => {
  const docs = [doc('intro', 1), doc('api/import', 2), { ...doc('api/export', 1), documents: ['formatQuery'] }];
  const page = pagesOf(docs, [category('api', 'API')]).find(({ path }) => path === '/docs/category/api');
  expect(page?.context).toMatchObject({
    title: 'API',
    description: 'About API.',
    cards: [
      { label: 'Label of api/export', path: '/docs/api/export', description: 'About api/export.', count: null },
      { label: 'Label of api/import', path: '/docs/api/import', count: null },
    ],
    guides: ['/docs/api/import'],
  });
});
