export interface SidebarDoc {
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
export interface SidebarCategory extends SidebarDoc {
  items: SidebarItem[];
}

export type SidebarItem = SidebarDoc | SidebarCategory;

export interface NavigationLink {
  label: string;
  path: string;
}

export const isCategory = (item: SidebarItem): item is SidebarCategory => 'items' in item;
