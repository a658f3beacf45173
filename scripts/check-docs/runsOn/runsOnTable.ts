import { sampleKey, type Reasons, type RunsOn } from '../../../src/gatsby/document/runsOn';
import { tableText } from '../../shared/tableText';
import type { Page, Problem, Sample } from '../types';
import { reasonOf } from './reasonOf';

/** The deviations of a version on another, by place. */
export type PairTable = Record<string, Reasons>;

/** What the samples of a version gave with the packages of another, in the order of the pages. */
export function pairTable(pages: readonly Page[], problems: ReadonlyMap<Sample, readonly Problem[]>): PairTable {
  const table: PairTable = {};
  for (const page of pages) {
    for (const sample of page.samples) {
      const found = problems.get(sample) ?? [];
      if (found.length === 0) continue;
      const keys = ((table[placeOf(page)] ??= {})[reasonOf(found.map(({ message }) => message))] ??= []);
      if (!keys.includes(sampleKey(sample.code))) keys.push(sampleKey(sample.code));
    }
  }
  return table;
}

/** The part of a version's table that is about one other version. */
export const pairOf = ({ deviations }: RunsOn, version: string): PairTable =>
  Object.fromEntries(
    Object.entries(deviations).flatMap(([place, { [version]: reasons }]) => (reasons ? [[place, reasons]] : [])),
  );

/** The table of a version, from its parts by the name of the other version. */
export function joinPairs(pages: readonly Page[], pairs: ReadonlyMap<string, PairTable>): RunsOn['deviations'] {
  return Object.fromEntries(
    pages.map(placeOf).flatMap((place) => {
      const of = [...pairs].flatMap(([version, { [place]: reasons }]) =>
        reasons ? [[version, reasons] as const] : [],
      );
      return of.length > 0 ? [[place, Object.fromEntries(of)]] : [];
    }),
  );
}

/** A table as a file, a line for each reason. */
export const runsOnText = (table: RunsOn): string =>
  tableText(
    table,
    'Which samples do not run on other versions as they do here: npm run check:docs -- --runs-on writes this file.',
  );

/**
 * Compares the table of a pair with what the samples give.
 *
 * @param file of the table, where what it says of a sample that is gone is reported
 */
export function pairProblems(
  known: PairTable,
  current: PairTable,
  { file, pages, label }: { file: string; pages: readonly Page[]; label: string },
): Problem[] {
  const report = (row: Row, what: string): Problem => {
    const sample = pages
      .find((page) => placeOf(page) === row.place)
      ?.samples.find(({ code }) => sampleKey(code) === row.key);
    const message = `on ${label}, ${row.reason}: ${what}; expected what npm run check:docs -- --runs-on writes`;
    return sample
      ? { file: sample.file, line: sample.line, message }
      : { file, line: 1, message: `${row.place}: ${message}` };
  };
  const [before, now] = [rowsOf(known), rowsOf(current)];
  return [
    ...[...now].filter(([id]) => !before.has(id)).map(([, row]) => report(row, `not in ${file}`)),
    ...[...before].filter(([id]) => !now.has(id)).map(([, row]) => report(row, `no longer so, but in ${file}`)),
  ];
}

interface Row {
  place: string;
  reason: string;
  key: string;
}

const rowsOf = (table: PairTable): Map<string, Row> =>
  new Map(
    Object.entries(table).flatMap(([place, reasons]) =>
      Object.entries(reasons).flatMap(([reason, keys]) =>
        keys.map((key) => [JSON.stringify([place, reason, key]), { place, reason, key }]),
      ),
    ),
  );

/** `api/export` for `content/docs/5/api/export.mdx`, and `_examples/intro/fields` for an example. */
const placeOf = ({ file }: Page) =>
  file
    .split('/')
    .slice(3)
    .join('/')
    .replace(/\.\w+$/, '');
