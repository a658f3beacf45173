import { createHash } from 'node:crypto';
import { contentVersions, readQuestions } from '../../src/gatsby/content/readContent';
import { contentStems } from '../../src/search/local/tokenize';
import type { SearchRecord } from '../../src/shared/search/record';
import type { Judged } from './judge';
import { HALVES, type Half } from './queries';
import { searchOwn, type Indexes } from './searchOwn';

const SEED = '2026';

const halfOf = (question: string): Half =>
  HALVES[(createHash('sha256').update(`${SEED}${question}`).digest()[0] ?? 0) % HALVES.length] ?? 'first';

interface Phrasing extends Judged {
  /** Its place among the phrasings of its question, from 0. */
  position: number;
}

/** Every phrasing of a half's questions, in every version that answers. Throws ContentError. */
export const readPhrasings = (half: Half): Phrasing[] =>
  readQuestions()
    .filter(({ question }) => halfOf(question) === half)
    .flatMap(({ phrasings, answers }) =>
      contentVersions().flatMap(({ name: version, path }) => {
        const addresses = (answers[version] ?? []).map((answer) => `${path}/${answer}`);
        return addresses.length === 0
          ? []
          : phrasings.map((query, position) => ({ query, position, version, answers: addresses }));
      }),
    );

const wordsOf = (wording: string) => [...contentStems(wording)].sort().join(' ');

/** Records as if nobody had asked a half's questions yet, nor typed the same words to find a place. */
export function withoutQuestions(records: readonly SearchRecord[], half: Half): SearchRecord[] {
  const asked = new Set(readPhrasings(half).map(({ query }) => wordsOf(query)));
  return records
    .filter(({ kind, headings }) => kind !== 'question' || halfOf(headings.at(-1) ?? '') !== half)
    .map((record) => keepWordings(record, (wording) => !asked.has(wordsOf(wording))));
}

/** Records as if nobody had worded a question in the way that is at this position of its phrasings. */
export const withoutWording = (records: readonly SearchRecord[], position: number): SearchRecord[] =>
  records.map((record) => (record.kind === 'question' ? keepWordings(record, (_, at) => at !== position) : record));

const keepWordings = (record: SearchRecord, isKept: (wording: string, at: number) => boolean): SearchRecord =>
  record.wordings ? { ...record, wordings: record.wordings.filter(isKept) } : record;

/** What the search finds for a half's questions where nobody has asked them before. */
export const searchUnforeseen = (phrasings: readonly Phrasing[], indexes: Indexes, half: Half): string[][] =>
  searchOwn(
    phrasings,
    changeRecords(indexes, (records) => withoutQuestions(records, half)),
  );

/** What the search finds for each phrasing in an index that lacks it. */
export function searchOtherWordings(phrasings: readonly Phrasing[], indexes: Indexes): string[][] {
  const found = new Map<Phrasing, string[]>();
  for (const position of new Set(phrasings.map((phrasing) => phrasing.position))) {
    const asked = phrasings.filter((phrasing) => phrasing.position === position);
    const others = changeRecords(indexes, (records) => withoutWording(records, position));
    searchOwn(asked, others).forEach((sections, at) => found.set(asked[at]!, sections));
  }
  return phrasings.map((phrasing) => found.get(phrasing) ?? []);
}

const changeRecords = (indexes: Indexes, change: (records: readonly SearchRecord[]) => SearchRecord[]): Indexes =>
  new Map([...indexes].map(([name, content]) => [name, { ...content, records: change(content.records) }]));
