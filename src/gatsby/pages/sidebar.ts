import type { NavigationLink } from '../../shared/navigation/types';

interface SidebarDoc {
  /** Name in its version: `api/export`. */
  id: string;
  label: string;
  path: string;
  description: string;
  badge?: Badge;
}

/** A page that the version before lacks, or that documents names which it lacks. */
export type Badge = 'New' | 'Updated';

/** A folder in the sidebar; its path is the category page. */
interface SidebarCategory extends SidebarDoc {
  items: SidebarItem[];
}

export type SidebarItem = SidebarDoc | SidebarCategory;

export const isCategory = (item: SidebarItem): item is SidebarCategory => 'items' in item;

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
