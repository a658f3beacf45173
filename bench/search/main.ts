import { brotliCompressSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitWith } from '../../scripts/shared/exitWith';
import { INDEX_FOLDER } from '../../src/gatsby/search/writeSearchIndex';
import { readVersions } from '../../src/gatsby/content/readContent';
import { findHits } from '../../src/search/local/findHits';
import { decodeIndex, type IndexContent } from '../../src/shared/search/indexFile';
import { createSearchIndex } from '../../src/search/local/searchIndex';
import { compareSearches, JUDGED_RESULTS, rankOf, type Rank } from './judge';
import { askPagefind } from './pagefind';
import { readQueries, SETS, type JudgedQuery } from './queries';
import { rankOwn } from './rankOwn';
import { rankPlain } from './rankPlain';
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

async function rankPagefind(queries: readonly JudgedQuery[], versions: ReadonlyMap<string, Version>): Promise<Rank[]> {
  const pages = new Map(
    [...versions].map(([name, { records }]) => [name, [...new Set(records.map(({ path }) => path))]] as const),
  );
  const lists = await askPagefind(pages, queries, JUDGED_RESULTS);
  return queries.map((judged, index) => rankOf(judged, lists[index] ?? []));
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

/**
 * Prints search quality on the judged queries (own search, plain MiniSearch, Pagefind), time per keystroke, and index
 * size of each version.
 */
async function main() {
  const versions = new Map(readVersions().versions.map(({ name }) => [name, readVersion(name)]));
  for (const set of SETS) {
    const queries = readQueries(set);
    const own = rankOwn(queries, versions);
    const plain = rankPlain(queries, versions);
    const pagefind = await rankPagefind(queries, versions);
    console.log(compareSearches(set, queries, { own, plain, pagefind }));
  }
  printTimes(
    versions.get(LATEST) as Version,
    readQueries('first').filter(({ version }) => version === LATEST),
  );
  for (const [name, { bytes, records }] of versions) {
    console.log(`index of ${name}: ${records.length} sections, ${(bytes / 1000).toFixed(1)} kB brotli`);
  }
}

exitWith(main);
