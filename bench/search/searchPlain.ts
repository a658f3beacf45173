import type { Query, SearchOptions } from 'minisearch';
import { orderByPage } from '../../src/search/orderByPage';
import type { IndexContent } from '../../src/shared/search/indexFile';
import { createSearchIndex } from '../../src/search/local/searchIndex';
import { recordUrl } from '../../src/shared/search/record';
import { lettersOnly, tokenize } from '../../src/search/local/tokenize';
import { JUDGED_RESULTS, sectionsOf, type Asked } from './judge';

const STOP_WORDS = new Set(
  'a an and are as at be by can do for from how i in is it my not of on or the to what with'.split(' '),
);

/** Tuned on the judged queries, like the numbers of `rankRecords`. */
const OPTIONS: SearchOptions = {
  boost: { label: 2.09, pageTitle: 1.29, headings: 0.72, category: 1.67, fileName: 5.59, text: 0.94 },
  prefix: true,
  fuzzy: ({ length }) => (length < 4 ? false : length < 6 ? 1 : 2),
  bm25: { k: 0.66, b: 0.62, d: 0.43 },
  weights: { prefix: 0.15, fuzzy: 0.57 },
  tokenize: (text) => tokenize(text).map(({ term }) => term),
  processTerm: (term) => (STOP_WORDS.has(term) ? null : term),
};

/**
 * The sections that a single MiniSearch call finds (boosted fields, prefix and fuzzy matches, stop words, synonyms,
 * exact-label boost), by query and position, as a baseline for `rankRecords`.
 */
export function searchPlain(asked: readonly Asked[], versions: ReadonlyMap<string, IndexContent>): string[][][] {
  const indexes = new Map(
    [...versions].map(([name, { records, synonyms }]) => [
      name,
      { index: createSearchIndex(records, synonyms), sections: sectionsOf(records) },
    ]),
  );
  return asked.map(({ query, version: name }) => {
    const version = indexes.get(name);
    if (!version) throw new Error(`${query}: expected the index of version ${name}`);
    const { index, sections } = version;
    const words = tokenize(query).map(({ term }) => term);
    const synonyms = [...index.synonyms].flatMap(([said, meant]) =>
      ` ${words.join(' ')} `.includes(` ${said} `) ? meant : [],
    );
    const synonymQueries: Query[] = synonyms.map((text) => ({ combineWith: 'AND', queries: [text] }));
    const letters = lettersOnly(query);
    const results = index.miniSearch.search(
      {
        combineWith: 'OR',
        queries: [query, ...synonymQueries],
      },
      {
        ...OPTIONS,
        boostDocument: (id) =>
          (index.isRow[id as number] ? 0.2 : 1) * (index.labels[id as number] === letters ? 7.66 : 1),
      },
    );
    const records = results.flatMap(({ id }) => index.records[id as number] ?? []);
    const first = [...new Map(records.map((record) => [recordUrl(record), record])).values()];
    const places = orderByPage(first, ({ path }) => path).slice(0, JUDGED_RESULTS);
    return places.map((record) => [sections.get(recordUrl(record)) ?? recordUrl(record)]);
  });
}
