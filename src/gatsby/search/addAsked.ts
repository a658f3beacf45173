import { recordUrl, type NewRecord } from '../../shared/search/record';
import type { Version } from '../../shared/versions/types';
import type { FiledQuestion, FiledWordings } from '../content/readContent';

/**
 * Adds what people type to find a place to the record of that place, and the questions that a version answers, each
 * after the record of its best answer, to which it leads.
 */
export function addAsked(
  records: readonly NewRecord[],
  wordings: readonly FiledWordings[],
  questions: readonly FiledQuestion[],
  { name, path }: Pick<Version, 'name' | 'path'>,
): NewRecord[] {
  const worded = new Map(wordings.map((entry) => [entry.place, entry.wordings]));
  const asked = new Map<string | undefined, FiledQuestion[]>();
  for (const question of questions) {
    const best = question.answers[name]?.[0];
    asked.set(best, [...(asked.get(best) ?? []), question]);
  }
  const seen = new Set<string>();
  return records.flatMap((record) => {
    const address = recordUrl(record);
    // Rows of a table share its address.
    if (seen.has(address)) return [record];
    seen.add(address);
    const place = address.slice(`${path}/`.length);
    const said = worded.get(place);
    return [
      said ? { ...record, wordings: said } : record,
      ...(asked.get(place) ?? []).map(({ question, phrasings, task }): NewRecord => ({
        ...record,
        kind: 'question',
        headings: [...record.headings, question],
        text: '',
        wordings: phrasings,
        ...(task !== undefined && { task }),
      })),
    ];
  });
}
