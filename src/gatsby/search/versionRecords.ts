import { trailsByPath } from '../../shared/navigation/sidebar';
import { isCategory, type SidebarItem } from '../../shared/navigation/types';
import { searchRecords } from './searchRecords';
import type { SearchPage, SearchRecord } from './types';

/** The records of a version's pages and categories, in sidebar order. */
export function versionRecords(
  version: string,
  sidebar: readonly SidebarItem[],
  docs: readonly Pick<SearchPage, 'path' | 'title' | 'sections'>[],
): SearchRecord[] {
  const pages = new Map(docs.map((doc) => [doc.path, doc]));
  return [...trailsByPath(sidebar)].flatMap(([path, trail]) => {
    const [folder, item] = [trail.at(-2), trail.at(-1)];
    const page = item && isCategory(item) ? { path, title: item.label } : pages.get(path);
    if (!page) return [];
    const { title, sections } = page as Pick<SearchPage, 'title' | 'sections'>;
    const [category, description] = [folder?.label ?? null, item?.description ?? ''];
    return searchRecords({ version, path, category, title, description, sections });
  });
}
