import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { builtIndexes, indexFile } from '../../scripts/shared/builtIndexes';
import { builtSite } from '../../scripts/shared/builtSite';
import { exitWith } from '../../scripts/shared/exitWith';
import { findHits } from '../../src/search/local/findHits';
import { createSearchIndex } from '../../src/search/local/searchIndex';
import { median } from '../median';
import { figuresOf, isAnswered, type Judged } from './judge';
import { HALVES, KINDS, readQueries, type Half } from './queries';
import { readPhrasings, searchOtherWordings, searchUnforeseen } from './questions';
import { searchOwn, type Indexes } from './searchOwn';

function rowOf(judged: readonly Judged[], found: readonly string[][]) {
  const shares = Object.entries(figuresOf(judged, found)).map(([name, share]) => [
    name,
    `${(share * 100).toFixed(1)}%`,
  ]);
  return { asked: judged.length, ...(Object.fromEntries(shares) as Record<string, string>) };
}

/** Prints how often the judged queries find their answers, by kind, and those that do not. */
function judgeQueries(half: Half, indexes: Indexes): void {
  const queries = readQueries(half);
  const found = searchOwn(queries, indexes);
  const rows = ['all', ...KINDS].map((kind) => {
    const isMeant = (index: number) => kind === 'all' || queries[index]?.kind === kind;
    const some = queries.filter((_, index) => isMeant(index));
    return [
      kind,
      rowOf(
        some,
        found.filter((_, index) => isMeant(index)),
      ),
    ];
  });
  console.log(`Queries, ${half} half`);
  console.table(Object.fromEntries(rows));
  const missed = queries.filter(({ answers }, index) => !isAnswered(answers, found[index] ?? []));
  for (const { version, query } of missed) console.log(`  not among the first three of ${version}: ${query}`);
}

/** Prints how often questions find their answers: as they are, if each had been asked in other words only, or never. */
function judgeQuestions(half: Half, indexes: Indexes): void {
  const phrasings = readPhrasings(half);
  console.log(`Questions, ${half} half`);
  console.table({
    asked: rowOf(phrasings, searchOwn(phrasings, indexes)),
    'in other words': rowOf(phrasings, searchOtherWordings(phrasings, indexes)),
    unforeseen: rowOf(phrasings, searchUnforeseen(phrasings, indexes, half)),
  });
}

/** Prints how large the index of each version is, and how long a key takes that a reader types of its judged queries. */
function measure(site: string, indexes: Indexes): void {
  const rows = [...indexes].map(([version, content]) => {
    const index = createSearchIndex(content);
    const queries = HALVES.flatMap(readQueries).filter((it) => it.version === version);
    const times = queries.flatMap(({ query }) =>
      [...query].map((_, at) => {
        const start = performance.now();
        findHits(index, { query: query.slice(0, at + 1), version, offset: 0, limit: 20 });
        return performance.now() - start;
      }),
    );
    const bytes = brotliCompressSync(readFileSync(indexFile(site, version))).length;
    const asked = content.records.filter(({ kind }) => kind === 'question').length;
    return [
      version,
      {
        sections: content.records.length - asked,
        questions: asked,
        brotli: `${(bytes / 1000).toFixed(1)} kB`,
        'median key': `${median(times).toFixed(2)} ms`,
        '95 of 100 keys': `${(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? NaN).toFixed(2)} ms`,
      },
    ];
  });
  console.table(Object.fromEntries(rows));
}

function main(): void {
  const site = builtSite();
  const indexes = builtIndexes(site);
  for (const half of HALVES) judgeQueries(half, indexes);
  for (const half of HALVES) judgeQuestions(half, indexes);
  measure(site, indexes);
}

exitWith(main);
