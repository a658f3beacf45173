import { categoryIds } from './categoryIds';
import { isCategory, type Badge, type SidebarItem } from './sidebar';

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
  const sources = new Map<string, (SourceDoc | SourceCategory)[]>();
  for (const source of [...categories, ...docs]) {
    const folder = parentOf('folder' in source ? source.folder : source.id);
    const others = sources.get(folder);
    if (others) others.push(source);
    else sources.set(folder, [source]);
  }

  const itemOf = (source: SourceDoc | SourceCategory): SidebarItem => {
    const isFolder = 'folder' in source;
    const { label, description } = source;
    const id = isFolder ? (ids.get(source.folder) ?? '') : source.id;
    const item = { id, label, description, path: `${versionPath}/${id}` };
    return isFolder ? { ...item, items: itemsIn(source.folder) } : { ...item, badge: source.badge };
  };
  const itemsIn = (folder: string): SidebarItem[] =>
    (sources.get(folder) ?? [])
      .map((source) => ({ position: source.position, item: itemOf(source) }))
      .filter(({ item }) => !isCategory(item) || item.items.length > 0)
      .sort((a, b) => a.position - b.position || a.item.id.localeCompare(b.item.id, 'en'))
      .map(({ item }) => item);
  return itemsIn('');
}
