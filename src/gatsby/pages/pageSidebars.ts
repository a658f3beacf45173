import type { SidebarEntry } from '../../shared/navigation/sidebarTree';
import { isCategory, linkOfSidebarItem, trailsByPath, type SidebarItem } from './sidebar';

/** Up to this many entries a sidebar is complete; above it, only the categories around the page are expanded. */
export const FULL_SIDEBAR_LIMIT = 150;

/**
 * A page's size must not grow with the number of pages, so a large sidebar keeps only the link of each collapsed
 * category.
 */
function sidebarEntries(
  items: readonly SidebarItem[],
  unfold: (category: SidebarItem) => boolean,
  depth = 0,
): SidebarEntry[] {
  return items.flatMap((item) => [
    { ...linkOfSidebarItem(item), depth, badge: item.badge },
    ...(isCategory(item) && unfold(item) ? sidebarEntries(item.items, unfold, depth + 1) : []),
  ]);
}

export interface PageSidebars {
  /** Keyed by the path of the category whose pages use it; '' for all others. */
  sidebars: Map<string, SidebarEntry[]>;
  /** Key of the sidebar of the page at a path. */
  nameAt(path: string): string;
}

/** One sidebar up to FULL_SIDEBAR_LIMIT entries, else one for each category. */
export function pageSidebars(items: readonly SidebarItem[]): PageSidebars {
  const trails = trailsByPath(items);
  if (trails.size <= FULL_SIDEBAR_LIMIT) {
    return { sidebars: new Map([['', sidebarEntries(items, () => true)]]), nameAt: () => '' };
  }
  const sidebars = new Map([['', sidebarEntries(items, () => false)]]);
  for (const [path, trail] of trails) {
    const isCategoryPage = trail.slice(-1).some(isCategory);
    if (isCategoryPage)
      sidebars.set(
        path,
        sidebarEntries(items, (entry) => trail.includes(entry)),
      );
  }
  return { sidebars, nameAt: (path) => trails.get(path)?.filter(isCategory).at(-1)?.path ?? '' };
}
