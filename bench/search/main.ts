import { brotliCompressSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitWith } from '../../scripts/shared/exitWith';
import { INDEX_FOLDER } from '../../src/gatsby/search/writeSearchIndex';
import { readVersions } from '../../src/gatsby/content/readContent';
import { findHits } from '../../src/search/local/findHits';
import { decodeIndex, encodeIndex, type IndexContent } from '../../src/shared/search/indexFile';
import { createSearchIndex } from '../../src/search/local/searchIndex';
import { compareSearches, rankOf } from './judge';
import { readQueries, SETS, type JudgedQuery } from './queries';
import { compareFound, foundOf, HALVES, readPhrasings, searchOtherWordings, withoutQuestions } from './questions';
import { searchOwn } from './searchOwn';
import { searchPlain } from './searchPlain';
import { multiplyRecords, timeKeys } from './timing';

/** Number of records of a large site. */
const LARGEST_INDEX = 10_000;
const LATEST = readVersions().latest;

interface Version extends IndexContent {
  bytes: number;
}

function readVersion(name: string): Version {
  const text = readFileSync(join(INDEX_FOLDER, `${name}.json`), 'utf8');
  return { ...decodeIndex(text), bytes: brotliCompressSync(text).length };
}

function printTimes({ records, synonyms }: Version, queries: readonly JudgedQuery[]) {
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

function judgeQueries(versions: ReadonlyMap<string, Version>) {
  for (const set of SETS) {
    const queries = readQueries(set);
    const rank = (places: string[][][]) => queries.map((judged, index) => rankOf(judged, places[index] ?? []));
    const own = rank(searchOwn(queries, versions));
    const plain = rank(searchPlain(queries, versions));
    console.log(compareSearches(set, queries, { own, plain }));
  }
}

function judgeQuestions(versions: ReadonlyMap<string, Version>) {
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
  const versions = new Map(readVersions().versions.map(({ name }) => [name, readVersion(name)]));
  judgeQueries(versions);
  judgeQuestions(versions);
  printTimes(
    versions.get(LATEST) as Version,
    readQueries('first').filter(({ version }) => version === LATEST),
  );
  for (const [name, { bytes, records, synonyms }] of versions) {
    const asked = records.filter(({ kind }) => kind === 'question').length;
    const others = encodeIndex(name, { records: records.filter(({ kind }) => kind !== 'question'), synonyms });
    const ofQuestions = bytes - brotliCompressSync(others).length;
    console.log(
      `index of ${name}: ${records.length - asked} sections and ${asked} questions, ${kilobytes(bytes)} brotli, ` +
        `${kilobytes(ofQuestions)} for the questions`,
    );
  }
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

exitWith(main);
