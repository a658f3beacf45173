import { isCategory, type NavigationLink, type SidebarCategory, type SidebarDoc, type SidebarItem } from './types';

/** The items from the top of a sidebar down to a page, that page last. */
type Trail = readonly SidebarItem[];

/** Trails by path, in reading order: depth first, a category before its items. */
export function trailsByPath(items: readonly SidebarItem[], above: Trail = []): Map<string, Trail> {
  const trails = new Map<string, Trail>();
  for (const item of items) {
    const trail = [...above, item];
    trails.set(item.path, trail);
    if (isCategory(item)) for (const [path, below] of trailsByPath(item.items, trail)) trails.set(path, below);
  }
  return trails;
}

/** Pages in reading order, without categories. */
export function docsOf(items: readonly SidebarItem[]): SidebarDoc[] {
  return items.flatMap((item) => (isCategory(item) ? docsOf(item.items) : [item]));
}

/** Categories in reading order, without pages. */
export function categoriesOf(items: readonly SidebarItem[]): SidebarCategory[] {
  return items.filter(isCategory).flatMap((category) => [category, ...categoriesOf(category.items)]);
}

export const linkOfSidebarItem = ({ label, path }: SidebarItem): NavigationLink => ({ label, path });
