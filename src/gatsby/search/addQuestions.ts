import { recordUrl } from '../../shared/search/record';
import type { SearchRecord } from '../../shared/search/types';
import type { Version } from '../../shared/versions/types';
import { ContentError } from '../ContentError';
import type { FiledQuestion } from '../content/readContent';

/**
 * Adds the questions that a version answers, each after the record of its best answer, to which it leads.
 *
 * @throws ContentError for an answer that is no page or heading of the version
 */
export function addQuestions(
  records: readonly SearchRecord[],
  questions: readonly FiledQuestion[],
  { name, path }: Pick<Version, 'name' | 'path'>,
): SearchRecord[] {
  const places = new Set(records.map(recordUrl));
  const asked = new Map<string, FiledQuestion[]>();
  for (const question of questions) {
    const [best, ...others] = (question.answers[name] ?? []).map((answer) => `${path}/${answer}`);
    const unknown = [best, ...others].find((address) => address !== undefined && !places.has(address));
    if (unknown !== undefined)
      throw new ContentError(question.file, question.line, `expected a page or heading of ${name}, not ${unknown}`);
    if (best !== undefined) asked.set(best, [...(asked.get(best) ?? []), question]);
  }

  return records.flatMap((record) => {
    const address = recordUrl(record);
    const leading = asked.get(address) ?? [];
    // Rows of a table share its address.
    asked.delete(address);
    return [
      record,
      ...leading.map(({ question, phrasings, task }): SearchRecord => ({
        ...record,
        id: `${address} ${question}`,
        kind: 'question',
        headings: [...record.headings, question],
        text: '',
        wordings: phrasings,
        ...(task !== undefined && { task }),
      })),
    ];
  });
}
