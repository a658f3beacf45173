import { recordUrl } from '../../shared/search/record';
import type { SearchRecord } from '../../shared/search/types';
import type { Version } from '../../shared/versions/types';
import type { FiledWordings } from '../content/readContent';

/** Adds what people type to find a place to the record of that place. */
export function addWordings(
  records: readonly SearchRecord[],
  wordings: readonly FiledWordings[],
  { path }: Pick<Version, 'path'>,
): SearchRecord[] {
  const left = new Map(wordings.map((entry) => [`${path}/${entry.place}`, entry]));
  return records.map((record) => {
    const url = recordUrl(record);
    const entry = left.get(url);
    // Rows of a table share its address.
    left.delete(url);
    return entry ? { ...record, wordings: entry.wordings } : record;
  });
}
