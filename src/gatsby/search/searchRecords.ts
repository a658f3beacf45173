import type { NewRecord } from '../../shared/search/record';
import { joinWords, searchSections, type SearchSection } from './searchSections';
import { isCategory, trailsByPath, type SidebarItem } from '../pages/sidebar';

export function searchRecords(page: SearchPage): NewRecord[] {
  const { version, path, category, title, description, sections = searchSections(title, []) } = page;
  const trail: string[] = [];
  return sections.map(({ depth, label, anchor, isSymbol, text }) => {
    trail.splice(Math.max(depth - 1, 0), Infinity, ...(depth > 0 ? [label] : []));
    const kind = version === null ? 'site' : isSymbol ? 'symbol' : depth > 0 ? 'section' : 'page';
    const said = depth > 0 ? text : joinWords([description, text]);
    return { kind, version, path, anchor, category, title, headings: [...trail], text: said };
  });
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
): NewRecord[] {
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
