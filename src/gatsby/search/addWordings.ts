import { recordUrl } from '../../shared/search/record';
import type { SearchRecord } from '../../shared/search/types';
import type { Version } from '../../shared/versions/types';
import { ContentError } from '../ContentError';
import type { FiledWordings } from '../content/readContent';

/**
 * Adds what people type to find a place to the record of that place.
 *
 * @throws ContentError for all that is no page or heading of the version
 */
export function addWordings(
  records: readonly SearchRecord[],
  wordings: readonly FiledWordings[],
  { name, path }: Pick<Version, 'name' | 'path'>,
): SearchRecord[] {
  const left = new Map(wordings.map((entry) => [`${path}/${entry.place}`, entry]));
  const added = records.map((record) => {
    const url = recordUrl(record);
    const entry = left.get(url);
    // Rows of a table share its address.
    left.delete(url);
    return entry ? { ...record, wordings: entry.wordings } : record;
  });
  if (left.size === 0) return added;
  throw ContentError.ofAll(
    [...left.values()].map(({ file, line, place }) => {
      return new ContentError(file, line, `${place}: expected a page or heading of ${name}`);
    }),
  );
}
