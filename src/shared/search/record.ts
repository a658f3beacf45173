import type { SearchRecord } from './types';

export const recordLabel = ({ headings, title }: Pick<SearchRecord, 'headings' | 'title'>): string =>
  headings.at(-1) ?? title;

export const recordUrl = ({ path, anchor }: Pick<SearchRecord, 'path' | 'anchor'>): string =>
  anchor === null ? path : `${path}#${anchor}`;

/** Creates ids for records of one page: path and anchor, and the name if several share an anchor. */
export function createRecordIds(): (path: string, anchor: string | null, label: string) => string {
  const taken = new Set<string>();
  return (path, anchor, label) => {
    const address = recordUrl({ path, anchor });
    let id = address;
    for (let count = 1; taken.has(id); count++) id = `${address} ${label}${count > 1 ? ` ${count}` : ''}`;
    taken.add(id);
    return id;
  };
}
