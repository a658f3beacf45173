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

/** What a page's sidebar shows of an item. */
export interface SidebarEntry extends NavigationLink {
  /** Absent on a page; null on a category whose pages this sidebar leaves to the category's own page. */
  items?: SidebarEntry[] | null;
}

/** The most pages that a sidebar shows in full; above, only the categories around the page are unfolded. */
export const FULL_SIDEBAR_LIMIT = 150;

/**
 * The sidebar as one page shows it. A page's size must not grow with the number of pages, so a large sidebar keeps, of
 * the categories that do not hold the page, only the link to their own page.
 *
 * @param items sidebar of the version
 * @param unfold whether to show what is in a category
 */
export function sidebarEntries(
  items: readonly SidebarItem[],
  unfold: (category: SidebarItem) => boolean,
): SidebarEntry[] {
  return items.map((item) => {
    if (!isCategory(item)) return toLink(item);
    return { ...toLink(item), items: unfold(item) ? sidebarEntries(item.items, unfold) : null };
  });
}
