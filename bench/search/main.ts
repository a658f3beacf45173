import { brotliCompressSync } from 'node:zlib';
import { exitWith } from '../../scripts/shared/exitWith';
import { readVersions } from '../../src/gatsby/content/readContent';
import { findHits } from '../../src/search/local/findHits';
import { encodeIndex, type IndexContent } from '../../src/shared/search/indexFile';
import type { SearchRecord } from '../../src/shared/search/types';
import { createSearchIndex } from '../../src/search/local/searchIndex';
import { builtIndexes } from './builtIndexes';
import { compareSearches, rankOf } from './judge';
import { readQueries, SETS, type JudgedQuery } from './queries';
import { compareFound, foundOf, HALVES, readPhrasings, searchOtherWordings, withoutQuestions } from './questions';
import { searchOwn } from './searchOwn';
import { searchPlain } from './searchPlain';
import { multiplyRecords, timeKeys } from './timing';

/** Number of records of a large site. */
const LARGEST_INDEX = 10_000;
const LATEST = readVersions().latest;

function printTimes({ records, synonyms }: IndexContent, queries: readonly JudgedQuery[]) {
  for (const some of [records, multiplyRecords(records, LARGEST_INDEX)]) {
    const start = performance.now();
    const index = createSearchIndex(some, synonyms);
    const built = performance.now() - start;
    const search = (query: string) => void findHits(index, { query, version: LATEST, offset: 0, limit: 20 });
    // Warm up the JIT.
    timeKeys(queries.slice(0, 20), search);
    const { median, percentile95 } = timeKeys(queries, search);
    console.log(
      `${String(some.length).padStart(6)} sections  key ${median.toFixed(2)} ms median, ` +
        `${percentile95.toFixed(2)} ms 95th percentile  index made in ${built.toFixed(0)} ms`,
    );
  }
}

function judgeQueries(versions: ReadonlyMap<string, IndexContent>) {
  for (const set of SETS) {
    const queries = readQueries(set);
    const rank = (places: string[][][]) => queries.map((judged, index) => rankOf(judged, places[index] ?? []));
    const own = rank(searchOwn(queries, versions));
    const plain = rank(searchPlain(queries, versions));
    console.log(compareSearches(set, queries, { own, plain }));
  }
}

function judgeQuestions(versions: ReadonlyMap<string, IndexContent>) {
  for (const half of HALVES) {
    const phrasings = readPhrasings(half);
    const unforeseen = new Map(
      [...versions].map(([name, { records, synonyms }]) => [
        name,
        { records: withoutQuestions(records, half), synonyms },
      ]),
    );
    const found = (places: string[][][]) => foundOf(phrasings, places);
    const table = {
      own: found(searchOwn(phrasings, versions)),
      'other words': found(searchOtherWordings(phrasings, versions)),
      unforeseen: found(searchOwn(phrasings, unforeseen)),
      plain: found(searchPlain(phrasings, versions)),
    };
    console.log(compareFound(half, phrasings.length, table));
  }
}

/**
 * Prints search quality on the judged queries and on the questions of `content/questions/` (own search; as if each had
 * been asked in other words only; as if nobody had asked that half before; plain MiniSearch), time per
 * keystroke, and index size of each version.
 */
function main() {
  const versions = builtIndexes();
  judgeQueries(versions);
  judgeQuestions(versions);
  printTimes(
    versions.get(LATEST) as IndexContent,
    readQueries('first').filter(({ version }) => version === LATEST),
  );
  for (const [name, { records, synonyms }] of versions) {
    const bytesOf = (some: SearchRecord[]) => brotliCompressSync(encodeIndex(name, { records: some, synonyms })).length;
    const asked = records.filter(({ kind }) => kind === 'question').length;
    const bytes = bytesOf(records);
    const ofQuestions = bytes - bytesOf(records.filter(({ kind }) => kind !== 'question'));
    console.log(
      `index of ${name}: ${records.length - asked} sections and ${asked} questions, ${kilobytes(bytes)} brotli, ` +
        `${kilobytes(ofQuestions)} for the questions`,
    );
  }
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

exitWith(main);
