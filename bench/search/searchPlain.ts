import type { SearchOptions } from 'minisearch';
import { orderByPage } from '../../src/search/orderByPage';
import type { SearchIndex } from '../../src/search/local/searchIndex';
import { lettersOnly, tokenize } from '../../src/search/local/tokenize';
import { recordUrl } from '../../src/shared/search/record';
import { JUDGED_RESULTS, type Asked } from './judge';
import { searchEach, type Indexes } from './searchOwn';

const STOP_WORDS = new Set(
  'a an and are as at be by can do for from how i in is it my not of on or the to what with'.split(' '),
);

/** Tuned on the first half of the judged queries, like the numbers of `rankRecords`. */
const OPTIONS: SearchOptions = {
  boost: { label: 2.09, pageTitle: 1.29, headings: 0.72, category: 1.67, fileName: 5.59, text: 0.94 },
  prefix: true,
  fuzzy: ({ length }) => (length < 4 ? false : length < 6 ? 1 : 2),
  bm25: { k: 0.66, b: 0.62, d: 0.43 },
  weights: { prefix: 0.15, fuzzy: 0.57 },
  tokenize: (text) => tokenize(text).map(({ term }) => term),
  processTerm: (term) => (STOP_WORDS.has(term) ? null : term),
};
const ROW_BOOST = 0.2;
const EXACT_LABEL_BOOST = 7.66;

/**
 * The sections that MiniSearch alone finds for each query, best first: boosted fields, prefixes, misspellings, synonyms
 * and exact labels in a single call. The baseline of `rankRecords`.
 */
export const searchPlain = (asked: readonly Asked[], indexes: Indexes): string[][] =>
  searchEach(asked, indexes, findPlain);

function findPlain({ miniSearch, records, labels, isRow, synonyms }: SearchIndex, { query }: Asked): string[] {
  const words = ` ${tokenize(query)
    .map(({ term }) => term)
    .join(' ')} `;
  const meant = [...synonyms].flatMap(([said, terms]) => (words.includes(` ${said} `) ? terms : []));
  const letters = lettersOnly(query);
  const results = miniSearch.search(
    { combineWith: 'OR', queries: [query, ...meant.map((term) => ({ combineWith: 'AND' as const, queries: [term] }))] },
    {
      ...OPTIONS,
      boostDocument: (id: number) => (isRow[id] ? ROW_BOOST : 1) * (labels[id] === letters ? EXACT_LABEL_BOOST : 1),
    },
  );
  const found = results.flatMap(({ id }) => records[id as number] ?? []);
  const places = [...new Map(found.map((record) => [recordUrl(record), record])).values()];
  return orderByPage(places, ({ path }) => path)
    .slice(0, JUDGED_RESULTS)
    .map(recordUrl);
}
