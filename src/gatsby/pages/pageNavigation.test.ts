import { expect, test } from 'vitest';
import { largeSidebar, sidebarCategory as category, sidebarDoc as doc } from '../../../tests/support/sidebar';
import { navigationOf, MAX_SOCIAL_IMAGES } from './pageNavigation';

const items = [doc('a'), category('b', doc('b1'), category('c', doc('c1'))), category('e', doc('e1'))];

test.each([
  ['a', ['A'], undefined, '/docs/b'],
  ['b', ['B'], '/docs/a', '/docs/b1'],
  ['b1', ['B', 'B1'], '/docs/b', '/docs/c'],
  ['c1', ['B', 'C', 'C1'], '/docs/c', '/docs/e'],
  ['e', ['E'], '/docs/c1', '/docs/e1'],
  ['e1', ['E', 'E1'], '/docs/e', undefined],
])('the navigation of %s has its breadcrumbs, previous and next page', (id, breadcrumbs, previous, next) => {
  const navigation = navigationOf(items)(`/docs/${id}`);
  expect(navigation.breadcrumbs.map(({ label }) => label)).toEqual(breadcrumbs);
  expect(navigation.previous?.path).toBe(previous);
  expect(navigation.next?.path).toBe(next);
});

test('links contain only label and path', () => {
  const { breadcrumbs, previous, next } = navigationOf(items)('/docs/b1');
  expect(breadcrumbs).toEqual([
    { label: 'B', path: '/docs/b' },
    { label: 'B1', path: '/docs/b1' },
  ]);
  expect([previous, next]).toEqual([
    { label: 'B', path: '/docs/b' },
    { label: 'C', path: '/docs/c' },
  ]);
});

test('a page that is not in the sidebar has no navigation', () => {
  expect(navigationOf(items)('/docs/draft')).toEqual({
    breadcrumbs: [],
    previous: null,
    next: null,
    picture: '/docs/draft',
  });
});

test('each page has a picture of its own, up to a limit, and that of its top folder above it', () => {
  const pictureOf = (pages: number, path: string) => navigationOf(largeSidebar(pages))(path).picture;
  expect(pictureOf(MAX_SOCIAL_IMAGES, '/docs/c3-4')).toBe('/docs/c3-4');
  expect(pictureOf(MAX_SOCIAL_IMAGES + 1, '/docs/c3-4')).toBe('/docs/c3');
  expect(pictureOf(MAX_SOCIAL_IMAGES + 1, '/docs/c3')).toBe('/docs/c3');
  expect(pictureOf(MAX_SOCIAL_IMAGES + 1, '/docs/d1')).toBe('/docs/d1');
});
