import { recordUrl, type SearchRecord } from '../../shared/search/record';
import { joinWords, searchSections, type SearchSection } from './searchSections';
import { trailsByPath } from '../../shared/navigation/sidebar';
import { isCategory, type SidebarItem } from '../../shared/navigation/types';

export function searchRecords(page: SearchPage): SearchRecord[] {
  const { version, path, category, title, description, sections = searchSections(title, []) } = page;
  const ids = new Set<string>();
  const trail: string[] = [];
  return sections.map(({ depth, label, anchor, isSymbol, text }) => {
    trail.splice(Math.max(depth - 1, 0), Infinity, ...(depth > 0 ? [label] : []));
    const id = unusedId(recordUrl({ path, anchor }), label, ids);
    ids.add(id);
    const kind = version === null ? 'site' : isSymbol ? 'symbol' : depth > 0 ? 'section' : 'page';
    const said = depth > 0 ? text : joinWords([description, text]);
    return { id, kind, version, path, anchor, category, title, headings: [...trail], text: said };
  });
}

/** The address of a place, with its name if others share the address. */
function unusedId(address: string, label: string, used: ReadonlySet<string>): string {
  let id = address;
  for (let count = 1; used.has(id); count++) id = `${address} ${label}${count > 1 ? ` ${count}` : ''}`;
  return id;
}

export interface SearchPage {
  /** Null outside the documentation. */
  version: string | null;
  path: string;
  /** Label of its folder; null outside folders. */
  category: string | null;
  title: string;
  description: string;
  /** Undefined for a page without text of its own, such as a demo. */
  sections?: readonly SearchSection[];
}

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
