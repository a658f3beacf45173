import { expect, test } from 'vitest';
import { inProject } from '../paths';
import { codePages, isCodePage, duplicatesOf, reportDuplicates } from './routes';

test('each module of src/pages is a page by its name, and the index is the home page', () => {
  expect(codePages()).toEqual(
    expect.arrayContaining([
      { path: '/', file: 'src/pages/index.tsx' },
      { path: '/search', file: 'src/pages/search.tsx' },
    ]),
  );
});

test.each([
  ['src/pages/search.tsx', true],
  ['src/templates/doc.tsx', false],
  ['content/src/pages/a.tsx', false],
])('whether %s is a page: %s', (file, expected) => {
  expect(isCodePage({ component: inProject(file) })).toBe(expected);
});

const routes = [
  { path: '/a', file: 'a.mdx' },
  { path: '/b', file: 'b.mdx' },
  { path: '/a', file: 'c.mdx' },
  { path: '/a', file: 'd.mdx' },
];

test('all but the first of several routes with one path are duplicates', () => {
  expect(duplicatesOf(routes).map(({ file }) => file)).toEqual(['c.mdx', 'd.mdx']);
  expect(duplicatesOf(routes.slice(0, 2))).toEqual([]);
});

test('the warning names each path with its files', () => {
  expect(reportDuplicates(routes)).toBe(
    'Duplicate routes found!\n  /a: a.mdx, c.mdx, d.mdx\nReaders see only the first of each: move or rename the others.',
  );
  expect(reportDuplicates(routes.slice(0, 2))).toBeNull();
});
