import type { NavigationLink } from './types';

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
