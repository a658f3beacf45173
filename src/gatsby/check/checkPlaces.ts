import { recordUrl, type NewRecord } from '../../shared/search/record';
import type { Version } from '../../shared/versions/types';
import { ContentError } from '../ContentError';
import type { FiledAnswers, FiledWordings } from '../content/readContent';

/**
 * Finds wordings and entries of tables that lead to no page or heading of a version.
 *
 * @param records of all places of the version
 */
export function checkPlaces(
  { name, path }: Pick<Version, 'name' | 'path'>,
  records: readonly NewRecord[],
  wordings: readonly FiledWordings[],
  tables: readonly FiledAnswers[],
): ContentError[] {
  const answers = tables.flatMap(({ answers, file, line }) =>
    (answers[name] ?? []).map((place) => ({ place, file, line })),
  );
  const places = new Set(records.map(recordUrl));
  const unknown = [...wordings, ...answers].filter(({ place }) => !places.has(`${path}/${place}`));
  return unknown.map(
    ({ file, line, place }) => new ContentError(file, line, `${place}: expected a page or heading of ${name}`),
  );
}
