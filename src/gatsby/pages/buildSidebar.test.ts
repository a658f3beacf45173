import { expect, test } from 'vitest';
import { buildSidebar, missingCategories, type SourceCategory, type SourceDoc } from './buildSidebar';
import type { SidebarItem } from './sidebar';

const doc = (id: string, position: number): SourceDoc => ({ id, label: id, description: `About ${id}.`, position });
const category = (folder: string, position: number, label = folder): SourceCategory => ({
  folder,
  label,
  description: `About ${label}.`,
  position,
});

const brief = (items: readonly SidebarItem[]): unknown[] =>
  items.map((item) => ('items' in item ? { [item.id]: brief(item.items) } : item.id));
const build = (docs: SourceDoc[], categories: SourceCategory[] = []) => brief(buildSidebar(docs, categories, '/docs'));

test('pages and categories are ordered together by position', () => {
  const docs = [doc('typescript', 4), doc('api/import', 2), doc('intro', 1), doc('api/export', 1)];
  expect(build(docs, [category('tips', 3), category('api', 2)])).toEqual([
    'intro',
    { 'category/api': ['api/export', 'api/import'] },
    'typescript',
  ]);
});

test('entries with the same position are ordered by name', () => {
  expect(build([doc('b', 1), doc('c', 1), doc('a', 1)])).toEqual(['a', 'b', 'c']);
});

test('positions are compared as numbers', () => {
  expect(build([doc('a', 10), doc('b', 9), doc('c', 9.5)])).toEqual(['b', 'c', 'a']);
});

test('folders nest, and a page in a folder needs no page above it', () => {
  const categories = [category('a/b', 1), category('a', 1), category('a/b/c', 2)];
  expect(build([doc('a/b/c/d', 1), doc('a/b/e', 1)], categories)).toEqual([
    { 'category/a': [{ 'category/ab': ['a/b/e', { 'category/abc': ['a/b/c/d'] }] }] },
  ]);
});

test('a category without pages is left out, also one with only such categories', () => {
  const categories = [category('a', 1), category('a/b', 1), category('a/b/c', 1), category('d', 2)];
  expect(build([doc('d/e', 1)], categories)).toEqual([{ 'category/d': ['d/e'] }]);
  expect(build([], categories)).toEqual([]);
});

test('items contain the data of a link and a card', () => {
  expect(buildSidebar([doc('api/export', 1)], [category('api', 1, 'API')], '/docs/4')).toEqual([
    {
      id: 'category/api',
      label: 'API',
      description: 'About API.',
      path: '/docs/4/category/api',
      items: [{ id: 'api/export', label: 'api/export', description: 'About api/export.', path: '/docs/4/api/export' }],
    },
  ]);
});

test.each([
  ['a page', [doc('api/export', 1)], []],
  ['a folder', [], [category('api/inner', 1)]],
])('%s in a folder without a _category_.yml gets a category with the name of the folder', (_, docs, categories) => {
  const ids = docs.map(({ id }) => id);
  const missing = missingCategories(ids, categories);
  expect(missing.map(({ folder }) => folder)).toEqual(['api']);
  expect(missingCategories(ids, [...categories, ...missing])).toEqual([]);
});
