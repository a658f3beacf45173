/** A page in the sidebar. */
export interface SidebarDoc {
  /** Name in its version: `api/export`. */
  id: string;
  label: string;
  path: string;
  description: string;
}

/** A folder in the sidebar; its path is a page that lists what is in it. */
export interface SidebarCategory extends SidebarDoc {
  items: SidebarItem[];
}

export type SidebarItem = SidebarDoc | SidebarCategory;

/** What a link to another page needs. */
export interface NavigationLink {
  label: string;
  path: string;
}

export const isCategory = (item: SidebarItem): item is SidebarCategory => 'items' in item;
