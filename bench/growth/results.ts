import { readFileSync, writeFileSync } from 'node:fs';

export interface GrowthRow {
  pages: number;
  /** Clean build, then a rebuild after an edit of one page. */
  seconds: number;
  secondsAfterChange: number;
  /** Peak memory of the largest process, and its anonymous part (without file pages), in MB (1,000,000 bytes). */
  peakProcess: number;
  peakOwn: number;
  /** Peak memory of all processes together, in MB. */
  peakTotal: number;
  /** Bytes of one generated page. */
  html: number;
  data: number;
  /** Bytes of the largest search index. */
  searchIndex: number;
}

export interface GrowthResults {
  date: string;
  rows: readonly GrowthRow[];
}

const FILE = 'bench/growth/results.json';

const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toFixed(1)) : value);

export const keepResults = (results: GrowthResults): void =>
  writeFileSync(FILE, `${JSON.stringify(results, rounded, 2)}\n`);

/** The latest results of `npm run bench:growth`. */
export const readResults = (): GrowthResults => JSON.parse(readFileSync(FILE, 'utf8')) as GrowthResults;

/** The aims apply from this number of pages. */
const LARGEST_SITE = 10_000;

const AIMS = { seconds: 180, peakProcess: 1500, share: 1 / 3 };

const number = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 0 });

const judged = (text: string, value: number, most: number, aim: string, pages: number) =>
  pages < LARGEST_SITE ? text : `${text} (≤ ${aim}: ${value <= most ? 'met' : '**not met**'})`;

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

export const growthTable = (rows: readonly GrowthRow[]): string =>
  [HEADINGS, HEADINGS.map(() => '---'), ...rows.map(cells)].map((row) => `| ${row.join(' | ')} |`).join('\n');
