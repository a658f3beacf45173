import { createRecordIds } from '../../shared/search/recordIds';
import { joinWords, searchSections } from './searchSections';
import type { SearchPage, SearchRecord } from './types';

export function searchRecords(page: SearchPage): SearchRecord[] {
  const { version, path, category, title, description, sections = searchSections(title, []) } = page;
  const idOf = createRecordIds();
  const trail: string[] = [];
  return sections.map(({ depth, label, anchor, isSymbol, text }) => {
    trail.splice(Math.max(depth - 1, 0), Infinity, ...(depth > 0 ? [label] : []));
    const id = idOf(path, anchor, label);
    const kind = version === null ? 'site' : isSymbol ? 'symbol' : depth > 0 ? 'section' : 'page';
    const said = depth > 0 ? text : joinWords([description, text]);
    return { id, kind, version, path, anchor, category, title, headings: [...trail], text: said };
  });
}
