import { createRecordIds } from '../../search/local/recordIds';
import { joinWords, placesOf } from './placesOf';
import type { SearchPage, SearchRecord } from './types';

/**
 * The records of a page's places.
 *
 * @param page a page of the documentation, or of no version
 */
export function searchRecords(page: SearchPage): SearchRecord[] {
  const { version, path, category, title, description, places = placesOf(title, []) } = page;
  const idOf = createRecordIds();
  const trail: string[] = [];
  return places.map(({ depth, label, anchor, isSymbol, text }) => {
    trail.splice(Math.max(depth - 1, 0), Infinity, ...(depth > 0 ? [label] : []));
    const id = idOf(path, anchor, label);
    const kind = version === null ? 'site' : isSymbol ? 'symbol' : depth > 0 ? 'section' : 'page';
    const said = depth > 0 ? text : joinWords([description, text]);
    return { id, kind, version, path, anchor, category, title, headings: [...trail], text: said };
  });
}
