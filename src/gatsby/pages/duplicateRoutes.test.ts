import { expect, test } from 'vitest';
import { duplicatesOf, reportDuplicates } from './duplicateRoutes';

const routes = [
  { path: '/a', file: 'a.mdx' },
  { path: '/b', file: 'b.mdx' },
  { path: '/a', file: 'c.mdx' },
  { path: '/a', file: 'd.mdx' },
];

test('of routes with one path, all but the first are duplicates', () => {
  expect(duplicatesOf(routes).map(({ file }) => file)).toEqual(['c.mdx', 'd.mdx']);
  expect(duplicatesOf(routes.slice(0, 2))).toEqual([]);
});

test('the warning names each path with its files', () => {
  expect(reportDuplicates(routes)).toBe(
    'Duplicate routes found!\n  /a: a.mdx, c.mdx, d.mdx\nReaders see the first of each alone: move or rename the others.',
  );
  expect(reportDuplicates(routes.slice(0, 2))).toBeNull();
});
