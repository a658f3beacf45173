import { trailsOf } from '../../navigation/sidebar';
import { isCategory, type SidebarItem } from '../../navigation/types';
import type { DocumentNode } from '../../document/types';
import { searchRecords } from './searchRecords';
import type { SearchRecord } from './types';

/** What a page of the documentation holds beside what its sidebar says of it. */
export interface Doc {
  title: string;
  document: readonly DocumentNode[];
}

/**
 * The records of a version's pages and categories, in the order of its sidebar.
 *
 * @param version its name
 * @param readDoc reads the page at a path; page after page, for the text of thousands would not fit in memory
 */
export async function versionRecords(
  version: string,
  sidebar: readonly SidebarItem[],
  readDoc: (path: string) => Promise<Doc>,
): Promise<SearchRecord[]> {
  const records: SearchRecord[] = [];
  for (const [path, trail] of trailsOf(sidebar)) {
    const [folder, item] = [trail.at(-2), trail.at(-1)];
    if (!item) continue;
    const { title, document } = isCategory(item) ? { title: item.label, document: [] } : await readDoc(path);
    const page = { version, path, category: folder?.label ?? null, title, description: item.description, document };
    records.push(...searchRecords(page));
  }
  return records;
}
