import { trailsOf } from '../../navigation/sidebar';
import { isCategory, type SidebarItem } from '../../navigation/types';
import type { BuiltDoc } from '../texts/readDocs';
import { searchRecords } from './searchRecords';
import type { SearchPage, SearchRecord } from './types';

/** Keeps of a version's pages what can be found in them. */
interface VersionRecords {
  add(doc: Pick<BuiltDoc, 'path' | 'title' | 'places'>): void;
  /** The records of the pages that were added and of the categories, in the order of the sidebar. */
  all(): SearchRecord[];
}

/** Begins the records of a version, which has this sidebar. */
export function versionRecords(version: string, sidebar: readonly SidebarItem[]): VersionRecords {
  const trails = trailsOf(sidebar);
  const ofDocs = new Map<string, SearchRecord[]>();
  const recordsOf = ({ path, title, places }: Pick<SearchPage, 'path' | 'title' | 'places'>) => {
    const [folder, item] = [trails.get(path)?.at(-2), trails.get(path)?.at(-1)];
    const description = item?.description ?? '';
    return searchRecords({ version, path, category: folder?.label ?? null, title, description, places });
  };
  return {
    add: (doc) => void ofDocs.set(doc.path, recordsOf(doc)),
    all: () =>
      [...trails].flatMap(([path, trail]) => {
        const item = trail.at(-1);
        return item && isCategory(item) ? recordsOf({ path, title: item.label }) : (ofDocs.get(path) ?? []);
      }),
  };
}
