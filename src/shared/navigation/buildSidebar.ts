import { categoryIds } from './categoryIds';
import type { Badge, SidebarCategory, SidebarItem } from './types';

export interface SourceDoc {
  id: string;
  label: string;
  description: string;
  position: number;
  badge?: Badge;
}

export interface SourceCategory {
  /** Path below the version: `api`. */
  folder: string;
  label: string;
  description: string;
  position: number;
}

interface Placed {
  position: number;
  item: SidebarItem;
}

const parentOf = (id: string) => id.split('/').slice(0, -1).join('/');

/** The folders of pages that have no category, each as a category with its name. */
export function missingCategories(ids: readonly string[], categories: readonly SourceCategory[]): SourceCategory[] {
  const known = new Set(['', ...categories.map(({ folder }) => folder)]);
  const missing: SourceCategory[] = [];
  const add = (folder: string): void => {
    if (known.has(folder)) return;
    known.add(folder);
    missing.push({ folder, label: folder, description: '', position: Number.MAX_SAFE_INTEGER });
    add(parentOf(folder));
  };
  for (const id of [...ids, ...categories.map(({ folder }) => folder)]) add(parentOf(id));
  return missing;
}

/**
 * Folders are categories, sorted by position, then by name; empty categories are left out. Each folder has its category:
 * see `missingCategories`.
 */
export function buildSidebar(
  docs: readonly SourceDoc[],
  categories: readonly SourceCategory[],
  versionPath: string,
): SidebarItem[] {
  const ids = categoryIds(categories);
  const children = new Map<string, Placed[]>([['', []]]);
  for (const folder of ids.keys()) children.set(folder, []);

  const place = (id: string, placed: Placed) => {
    children.get(parentOf(id))?.push(placed);
  };

  const items = new Map<string, SidebarCategory>();
  for (const { folder, label, description, position } of categories) {
    const id = ids.get(folder) ?? folder;
    const item = { id, label, description, path: `${versionPath}/${id}`, items: [] };
    items.set(folder, item);
    place(folder, { position, item });
  }
  for (const { id, label, description, position, badge } of docs) {
    place(id, { position, item: { id, label, description, path: `${versionPath}/${id}`, badge } });
  }

  const ordered = (folder: string) =>
    (children.get(folder) ?? [])
      .sort((a, b) => a.position - b.position || a.item.id.localeCompare(b.item.id, 'en'))
      .map(({ item }) => item);
  // Deepest first, so that a folder that holds only empty folders is empty as well.
  for (const folder of [...ids.keys()].reverse()) {
    const category = items.get(folder);
    if (category) category.items = ordered(folder).filter((item) => !('items' in item) || item.items.length > 0);
  }
  return ordered('').filter((item) => !('items' in item) || item.items.length > 0);
}
