import { toLink, trailsOf } from './sidebar';
import { isCategory, type NavigationLink, type SidebarItem } from './types';

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
function sidebarEntries(items: readonly SidebarItem[], unfold: (category: SidebarItem) => boolean): SidebarEntry[] {
  return items.map((item) => {
    if (!isCategory(item)) return toLink(item);
    return { ...toLink(item), items: unfold(item) ? sidebarEntries(item.items, unfold) : null };
  });
}

/** The sidebars that the pages of a version show. */
export interface PageSidebars {
  /** By the path of the category whose pages show it; by '' for all others. */
  sidebars: Map<string, SidebarEntry[]>;
  /** Which of them a page shows, by its path. */
  nameAt(path: string): string;
}

/** The sidebars of a version: one for all its pages up to FULL_SIDEBAR_LIMIT, else one for the pages of each category. */
export function pageSidebars(items: readonly SidebarItem[]): PageSidebars {
  const trails = trailsOf(items);
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
