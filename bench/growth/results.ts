import { resultsIn, table, withAim } from '../results';

export interface GrowthRow {
  pages: number;
  /** Clean build, then a rebuild after an edit of one page. */
  seconds: number;
  secondsAfterChange: number;
  /** Peak memory of the largest process, in MB (1,000,000 bytes). */
  peakProcess: number;
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

export const growthResults = resultsIn<GrowthResults>('bench/growth/results.json');

/** The aims apply from this number of pages. */
const LARGE_SITE = 10_000;

const AIMS = { seconds: 180, peakProcess: 1500, share: 1 / 3 };

const number = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 0 });

function cells({ pages, seconds, secondsAfterChange, peakProcess, html, data, searchIndex }: GrowthRow): string[] {
  const share = secondsAfterChange / seconds;
  const judged = (text: string, aim: string, isMet: boolean) =>
    pages < LARGE_SITE ? text : withAim(text, `≤ ${aim}`, isMet);
  return [
    number(pages),
    judged(`${number(seconds)} s`, `${AIMS.seconds} s`, seconds <= AIMS.seconds),
    judged(`${number(secondsAfterChange)} s, ${number(share * 100)}%`, 'a third', share <= AIMS.share),
    judged(`${number(peakProcess)} MB`, `${number(AIMS.peakProcess)} MB`, peakProcess <= AIMS.peakProcess),
    `${number(html)} B`,
    `${number(data)} B`,
    `${number(searchIndex / 1000)} kB`,
  ];
}

const HEADINGS = [
  'Pages',
  'From nothing',
  'After a change of one',
  'Largest process',
  'HTML of a page',
  'its data',
  'Largest search index',
];

export const growthTable = (rows: readonly GrowthRow[]): string => table(HEADINGS, rows.map(cells));
