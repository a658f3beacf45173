import type { PageNavigation } from '../../shared/navigation/types';
import { linkOfSidebarItem, trailsByPath, type SidebarItem } from './sidebar';

/**
 * Up to this many pages of a version have their own social image, because drawing images dominates the build time;
 * above it, the pages of a top-level folder share one.
 */
export const MAX_SOCIAL_IMAGES = 500;

/**
 * Returns a function from a page's path to its navigation, which is empty for pages outside the sidebar, such as
 * drafts.
 */
export function navigationOf(items: readonly SidebarItem[]): (path: string) => PageNavigation {
  const trails = trailsByPath(items);
  const order = [...trails.values()].map((trail) => trail[trail.length - 1] as SidebarItem);
  const positions = new Map(order.map(({ path }, index) => [path, index]));

  return (path) => {
    const trail = trails.get(path) ?? [];
    const position = positions.get(path);
    const [previous, next] = position === undefined ? [] : [order[position - 1], order[position + 1]];
    return {
      breadcrumbs: trail.map(linkOfSidebarItem),
      previous: previous ? linkOfSidebarItem(previous) : null,
      next: next ? linkOfSidebarItem(next) : null,
      picture: order.length <= MAX_SOCIAL_IMAGES ? path : (trail[0]?.path ?? path),
    };
  };
}
