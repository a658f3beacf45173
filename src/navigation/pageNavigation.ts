import { toLink, trailsOf } from './sidebar';
import type { NavigationLink, SidebarItem } from './types';

/** What leads away from a page of the documentation, beside its sidebar. */
export interface PageNavigation {
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
 * Prepares a version's sidebar, and returns what gives a page its navigation. There is nothing around a page that is not
 * in the sidebar, such as a draft.
 */
export function navigationOf(items: readonly SidebarItem[]): (path: string) => PageNavigation {
  const trails = trailsOf(items);
  const order = [...trails.values()].map((trail) => trail[trail.length - 1] as SidebarItem);
  const positions = new Map(order.map(({ path }, index) => [path, index]));

  return (path) => {
    const trail = trails.get(path) ?? [];
    const position = positions.get(path);
    const [previous, next] = position === undefined ? [] : [order[position - 1], order[position + 1]];
    return {
      breadcrumbs: trail.map(toLink),
      previous: previous ? toLink(previous) : null,
      next: next ? toLink(next) : null,
      picture: order.length <= OWN_PICTURE_LIMIT ? path : (trail[0]?.path ?? path),
    };
  };
}
