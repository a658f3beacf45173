import { buildSidebar, type SourceCategory } from '../navigation/buildSidebar';
import type { SidebarItem } from '../navigation/types';
import type { Version } from '../versions/types';

/** What the sidebar takes of a page. */
export interface SidebarSource {
  docId: string;
  sidebarLabel: string;
  sidebarPosition: number;
  description: string;
}

/**
 * The sidebar of a version.
 *
 * @param docs its pages, without those that are left out
 * @param categories its folders
 * @throws Error that names the missing _category_.yml of a folder with pages
 */
export function versionSidebar(
  docs: readonly SidebarSource[],
  categories: readonly SourceCategory[],
  { name, path }: Pick<Version, 'name' | 'path'>,
): SidebarItem[] {
  const sources = docs.map(({ docId, sidebarLabel, sidebarPosition, description }) => ({
    id: docId,
    label: sidebarLabel,
    position: sidebarPosition,
    description,
  }));
  return buildSidebar(sources, categories, path, `content/docs/${name}/`);
}
