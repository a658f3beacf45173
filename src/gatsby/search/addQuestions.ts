import { recordUrl } from '../../shared/search/record';
import type { SearchRecord } from '../../shared/search/types';
import type { Version } from '../../shared/versions/types';
import type { FiledQuestion } from '../content/readContent';

/** Adds the questions that a version answers, each after the record of its best answer, to which it leads. */
export function addQuestions(
  records: readonly SearchRecord[],
  questions: readonly FiledQuestion[],
  { name, path }: Pick<Version, 'name' | 'path'>,
): SearchRecord[] {
  const asked = new Map<string, FiledQuestion[]>();
  for (const question of questions) {
    const [best] = question.answers[name] ?? [];
    if (best === undefined) continue;
    const address = `${path}/${best}`;
    asked.set(address, [...(asked.get(address) ?? []), question]);
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
