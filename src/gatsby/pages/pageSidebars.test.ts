import { expect, test } from 'vitest';
import { largeSidebar as large, sidebarCategory as category, sidebarDoc as doc } from '../../../tests/support/sidebar';
import { sidebarTree, type SidebarEntry } from '../../shared/navigation/sidebarTree';
import { FULL_SIDEBAR_LIMIT, pageSidebars } from './pageSidebars';
import type { SidebarItem } from './sidebar';

const unfolded = (entries: readonly SidebarEntry[]) =>
  sidebarTree(entries)
    .filter(({ items }) => items.length > 0)
    .map(({ path }) => path);

function sidebarAt(items: readonly SidebarItem[], path: string): SidebarEntry[] {
  const { sidebars, nameAt } = pageSidebars(items);
  const sidebar = sidebars.get(nameAt(path));
  if (!sidebar) throw new Error(`${path}: expected a sidebar`);
  return sidebar;
}

test('a sidebar contains label and path, and the entries of a category', () => {
  expect(sidebarAt([doc('a'), category('b', doc('b1'))], '/docs/a')).toEqual([
    { label: 'A', path: '/docs/a', depth: 0 },
    { label: 'B', path: '/docs/b', depth: 0 },
    { label: 'B1', path: '/docs/b1', depth: 1 },
  ]);
  expect(pageSidebars([]).sidebars).toEqual(new Map([['', []]]));
});

test('one sidebar shows all entries up to the limit', () => {
  const { sidebars } = pageSidebars(large(FULL_SIDEBAR_LIMIT));
  expect([...sidebars.values()].map((sidebar) => unfolded(sidebar).length)).toEqual([13]);
});

test.each([
  ['/docs/c3-4', ['/docs/c3']],
  ['/docs/c3', ['/docs/c3']],
  ['/docs/d0', []],
  ['/docs/draft', []],
])('above the limit, the sidebar of %s opens only the categories around it', (path, expected) => {
  const items = large(FULL_SIDEBAR_LIMIT + 1);
  expect(unfolded(sidebarAt(items, path))).toEqual(expected);
  expect(sidebarTree(sidebarAt(items, path))).toHaveLength(items.length);
  expect(pageSidebars(items).sidebars.size).toBe(
    1 + unfolded(pageSidebars(large(FULL_SIDEBAR_LIMIT)).sidebars.get('')!).length,
  );
});

test('nested categories are opened with those around them', () => {
  const items = [category('x', category('y', doc('y1')), category('z', doc('z1'))), ...large(FULL_SIDEBAR_LIMIT)];
  expect(sidebarTree(sidebarAt(items, '/docs/y1'))[0]).toEqual({
    label: 'X',
    path: '/docs/x',
    items: [
      { label: 'Y', path: '/docs/y', items: [{ label: 'Y1', path: '/docs/y1', items: [] }] },
      { label: 'Z', path: '/docs/z', items: [] },
    ],
  });
});
