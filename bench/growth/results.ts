import { readFileSync, writeFileSync } from 'node:fs';

/** What building the site with some number of generated pages took. */
export interface GrowthRow {
  pages: number;
  /** From nothing, and again after a change of one page. */
  seconds: number;
  secondsAfterChange: number;
  /** Most memory of the largest process, in MB of 1,000,000 bytes; and as much of it as is no file. */
  peakProcess: number;
  peakOwn: number;
  /** Most memory of all processes at one moment, in MB. */
  peakTotal: number;
  /** Of one generated page, in bytes. */
  html: number;
  data: number;
  /** The largest index of the search, in bytes. */
  searchIndex: number;
}

export interface GrowthResults {
  /** When it was measured: 2026-11-24. */
  date: string;
  rows: readonly GrowthRow[];
}

const FILE = 'bench/growth/results.json';

const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toFixed(1)) : value);

/** Keeps what was measured, for the report of `npm run bench`. */
export const keepResults = (results: GrowthResults): void =>
  writeFileSync(FILE, `${JSON.stringify(results, rounded, 2)}\n`);

/** What `npm run bench:growth` measured last. */
export const readResults = (): GrowthResults => JSON.parse(readFileSync(FILE, 'utf8')) as GrowthResults;

/** From this number of pages on, the aims hold. */
const LARGE = 10_000;

const AIMS = { seconds: 180, peakProcess: 1500, share: 1 / 3 };

const number = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 0 });

/** A value with its aim and whether that is met; a small site has none. */
const judged = (text: string, value: number, most: number, aim: string, pages: number) =>
  pages < LARGE ? text : `${text} (≤ ${aim}: ${value <= most ? 'met' : '**not met**'})`;

function cells(row: GrowthRow): string[] {
  const { pages, seconds, secondsAfterChange, peakProcess, peakOwn, peakTotal } = row;
  const share = secondsAfterChange / seconds;
  return [
    number(pages),
    judged(`${number(seconds)} s`, seconds, AIMS.seconds, `${AIMS.seconds} s`, pages),
    judged(`${number(secondsAfterChange)} s, ${number(share * 100)}%`, share, AIMS.share, 'a third', pages),
    judged(`${number(peakProcess)} MB`, peakProcess, AIMS.peakProcess, `${number(AIMS.peakProcess)} MB`, pages),
    `${number(peakOwn)} MB`,
    `${number(peakTotal)} MB`,
    `${number(row.html)} B`,
    `${number(row.data)} B`,
    `${number(row.searchIndex / 1000)} kB`,
  ];
}

const HEADINGS = [
  'Pages',
  'From nothing',
  'After a change of one',
  'Largest process',
  'of which no files',
  'All processes',
  'HTML of a page',
  'its data',
  'Largest search index',
];

/** The figures as a table of Markdown. */
export const growthTable = (rows: readonly GrowthRow[]): string =>
  [HEADINGS, HEADINGS.map(() => '---'), ...rows.map(cells)].map((row) => `| ${row.join(' | ')} |`).join('\n');
