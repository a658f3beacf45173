import { isCategory, type NavigationLink, type SidebarDoc, type SidebarItem } from './types';

/** The items from the top of a sidebar down to a page, that page last. */
export type Trail = readonly SidebarItem[];

/** The trail to each page of a sidebar, in reading order: depth first, a category before what is in it. */
export function trailsOf(items: readonly SidebarItem[], above: Trail = []): Map<string, Trail> {
  const trails = new Map<string, Trail>();
  for (const item of items) {
    const trail = [...above, item];
    trails.set(item.path, trail);
    if (isCategory(item)) for (const [path, below] of trailsOf(item.items, trail)) trails.set(path, below);
  }
  return trails;
}

/** The pages of a sidebar in reading order, without the categories. */
export function docsOf(items: readonly SidebarItem[]): SidebarDoc[] {
  return items.flatMap((item) => (isCategory(item) ? docsOf(item.items) : [item]));
}

export const toLink = ({ label, path }: SidebarItem): NavigationLink => ({ label, path });
