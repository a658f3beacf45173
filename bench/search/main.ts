import { brotliCompressSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitWith } from '../../scripts/shared/exitWith';
import { INDEX_FOLDER } from '../../src/build/search/readBuiltRecords';
import { readVersions } from '../../src/build/content/readContent';
import { answer } from '../../src/search/local/answer';
import { decodeIndex, type IndexContent } from '../../src/search/local/indexFile';
import { createSearchIndex } from '../../src/search/local/searchIndex';
import { measureInBrowser } from './browser';
import { compareSearches, LOOKED_AT, rankOf, type Rank } from './judge';
import { askPagefind } from './pagefind';
import { readQueries, SETS, type JudgedQuery } from './queries';
import { rankOwn } from './rankOwn';
import { multiply, timeKeys } from './timing';

/** Sections of a large site. */
const MANY = 10_000;
/** Version that most visitors search. */
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
  const lists = await askPagefind(pages, queries, LOOKED_AT);
  return queries.map((judged, index) => rankOf(judged, lists[index] ?? []));
}

function printTimes({ records, synonyms }: Version, queries: readonly JudgedQuery[]) {
  for (const some of [records, multiply(records, MANY)]) {
    const start = performance.now();
    const index = createSearchIndex(some, synonyms);
    const built = performance.now() - start;
    const search = (query: string) => void answer(index, { query, version: LATEST, offset: 0, limit: 20 });
    // The first queries are compiled while they run.
    timeKeys(queries.slice(0, 20), search);
    const { median, percentile95 } = timeKeys(queries, search);
    console.log(
      `${String(some.length).padStart(6)} sections  key ${median.toFixed(2)} ms median, ` +
        `${percentile95.toFixed(2)} ms 95th percentile  index made in ${built.toFixed(0)} ms`,
    );
  }
}

/**
 * Prints how well the search of the built site answers the judged queries, and Pagefind on the same pages; what a key
 * costs; and what the index of each version weighs.
 */
async function main() {
  const versions = new Map(readVersions().versions.map(({ name }) => [name, readVersion(name)]));
  for (const set of SETS) {
    const queries = readQueries(set);
    const own = rankOwn(queries, versions);
    console.log(compareSearches(set, queries, { own, pagefind: await rankPagefind(queries, versions) }));
  }
  printTimes(
    versions.get(LATEST) as Version,
    readQueries('first').filter(({ version }) => version === LATEST),
  );
  for (const [name, { bytes, records }] of versions) {
    console.log(`index of ${name}: ${records.length} sections, ${(bytes / 1000).toFixed(1)} kB brotli`);
  }
  const searched = versions.get(LATEST)?.records ?? [];
  await measureInBrowser('public', [...new Set(searched.map(({ path }) => path))]);
}

exitWith(main);
