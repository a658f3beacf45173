import { linkOfSidebarItem, trailsByPath } from './sidebar';
import { isCategory, type NavigationLink, type SidebarItem } from './types';

/** A sidebar item in a flat list; a category is followed by its items. */
export interface SidebarEntry extends NavigationLink {
  /** 0 at the top level. */
  depth: number;
  badge?: string | null;
}

export interface SidebarBranch extends NavigationLink {
  badge?: string | null;
  /** Empty for a page, and for a category that is collapsed in this sidebar. */
  items: SidebarBranch[];
}

export function sidebarTree(entries: readonly SidebarEntry[]): SidebarBranch[] {
  const top: SidebarBranch[] = [];
  const open = [top];
  for (const { label, path, depth, badge } of entries) {
    const branch = { label, path, badge, items: [] };
    open[depth]?.push(branch);
    open[depth + 1] = branch.items;
  }
  return top;
}

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
