import { FULL_SIDEBAR_LIMIT, sidebarEntries, toLink, trailsOf, type SidebarEntry, type Trail } from './sidebar';
import { isCategory, type NavigationLink, type SidebarItem } from './types';

/** Everything that leads away from a page of the documentation. */
export interface PageNavigation {
  sidebar: SidebarEntry[];
  /** Categories above the page, then the page. */
  breadcrumbs: NavigationLink[];
  previous: NavigationLink | null;
  next: NavigationLink | null;
  /** Path of the page whose picture stands for this one where its address is shared. */
  picture: string;
}

/** The most pages of a version that have a picture each, for to draw one takes longer than all else; above, folders have. */
export const OWN_PICTURE_LIMIT = 500;

/**
 * Prepares a version's sidebar, and returns what gives a page its navigation.
 *
 * A page that is not in the sidebar (a draft) shows the sidebar, and nothing around it.
 */
export function navigationOf(items: readonly SidebarItem[]): (path: string) => PageNavigation {
  const trails = trailsOf(items);
  const order = [...trails.values()].map((trail) => trail[trail.length - 1] as SidebarItem);
  const positions = new Map(order.map(({ path }, index) => [path, index]));
  const whole = order.length <= FULL_SIDEBAR_LIMIT ? sidebarEntries(items, () => true) : null;
  // The pages of one category have one sidebar, so thousands of pages hold few.
  const unfolded = new Map<string, SidebarEntry[]>();
  const sidebarAt = (trail: Trail): SidebarEntry[] => {
    if (whole) return whole;
    const category = trail.filter(isCategory).at(-1)?.path ?? '';
    const known = unfolded.get(category);
    if (known) return known;
    const sidebar = sidebarEntries(items, (entry) => trail.includes(entry));
    unfolded.set(category, sidebar);
    return sidebar;
  };

  return (path) => {
    const trail = trails.get(path) ?? [];
    const position = positions.get(path);
    const [previous, next] = position === undefined ? [] : [order[position - 1], order[position + 1]];
    return {
      sidebar: sidebarAt(trail),
      breadcrumbs: trail.map(toLink),
      previous: previous ? toLink(previous) : null,
      next: next ? toLink(next) : null,
      picture: order.length <= OWN_PICTURE_LIMIT ? path : (trail[0]?.path ?? path),
    };
  };
}
