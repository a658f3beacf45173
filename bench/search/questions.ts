import { createHash } from 'node:crypto';
import { contentVersions, readQuestions } from '../../src/gatsby/content/readContent';
import type { SearchRecord } from '../../src/shared/search/types';
import { contentStems } from '../../src/search/local/tokenize';
import type { IndexContent } from '../../src/shared/search/indexFile';
import { figuresOf, rankOf, type Rank } from './judge';
import { searchOwn } from './searchOwn';

/** The search is tuned with the first half; the second shows how it does with others. */
export const HALVES = ['first', 'second'] as const;

export type Half = (typeof HALVES)[number];

const SEED = '2026';

const halfOf = (question: string): Half =>
  HALVES[(createHash('sha256').update(`${SEED}${question}`).digest()[0] ?? 0) % HALVES.length] ?? 'first';

export interface Phrasing {
  query: string;
  /** Its place among the phrasings of its question, from 0. */
  position: number;
  version: string;
  /** Addresses of the sections that answer. */
  answers: string[];
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
    .map((record) => {
      const { wordings } = record;
      return wordings ? { ...record, wordings: wordings.filter((wording) => !asked.has(wordsOf(wording))) } : record;
    });
}

/** Records as if nobody had worded a question in the way that is at this position of its phrasings. */
export const withoutWording = (records: readonly SearchRecord[], position: number): SearchRecord[] =>
  records.map((record) =>
    record.kind === 'question' && record.wordings
      ? { ...record, wordings: record.wordings.filter((_, at) => at !== position) }
      : record,
  );

/** The sections that a search finds by phrasing and position, each in an index that lacks the phrasing. */
export function searchOtherWordings(
  phrasings: readonly Phrasing[],
  versions: ReadonlyMap<string, IndexContent>,
): string[][][] {
  const places = new Map<Phrasing, string[][]>();
  for (const position of new Set(phrasings.map((phrasing) => phrasing.position))) {
    const asked = phrasings.filter((phrasing) => phrasing.position === position);
    const others = new Map(
      [...versions].map(([name, { records, synonyms }]) => [
        name,
        { records: withoutWording(records, position), synonyms },
      ]),
    );
    searchOwn(asked, others).forEach((found, at) => places.set(asked[at] as Phrasing, found));
  }
  return phrasings.map((phrasing) => places.get(phrasing) ?? []);
}

export interface Found {
  /** Shares, from 0 to 1. */
  sectionFirst: number;
  sectionAmong3: number;
  pageAmong3: number;
}

const pageOf = (address: string) => address.replace(/#.*/, '');

/** @param places addresses at each position of each phrasing's results, best first */
export function foundOf(phrasings: readonly Phrasing[], places: readonly string[][][]): Found {
  const ranks = (addressOf: (address: string) => string): Rank[] =>
    phrasings.map(({ answers }, index) =>
      rankOf(
        { answers: answers.map(addressOf) },
        (places[index] ?? []).map((urls) => urls.map(addressOf)),
      ),
    );
  const { at1: sectionFirst, at3: sectionAmong3 } = figuresOf(ranks((address) => address));
  return { sectionFirst, sectionAmong3, pageAmong3: figuresOf(ranks(pageOf)).at3 };
}

/** Formats a table of searches, one a row. */
export function compareFound(title: string, count: number, found: Readonly<Record<string, Found>>): string {
  const rows = Object.entries(found).map(([search, shares]) =>
    [search.padEnd(14), ...Object.values(shares).map((share) => `${(share * 100).toFixed(1)}%`.padStart(17))].join(''),
  );
  const heading = ['', 'section first', 'section among 3', 'page among 3'].map((it, at) => it.padStart(at ? 17 : 14));
  return [`questions, ${title} half, ${count} phrasings`, heading.join(''), ...rows, ''].join('\n');
}
