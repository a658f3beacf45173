import { sampleKey, type RunsOn } from '../../../src/gatsby/document/runsOn';
import { tableText } from '../../shared/tableText';
import type { Page, Problem, Sample } from '../types';
import { reasonOf } from './reasonOf';

export type Deviations = RunsOn['deviations'];

/** What the samples of a version gave with the packages of others, by their names, in the order of the pages. */
export function deviationsIn(
  pages: readonly Page[],
  problems: ReadonlyMap<string, ReadonlyMap<Sample, readonly Problem[]>>,
): Deviations {
  const deviations: Deviations = {};
  for (const page of pages) {
    for (const [version, found] of problems) {
      for (const sample of page.samples) {
        const messages = (found.get(sample) ?? []).map(({ message }) => message);
        if (messages.length === 0) continue;
        const reasons = ((deviations[placeOf(page)] ??= {})[version] ??= {});
        const keys = (reasons[reasonOf(messages)] ??= []);
        const key = sampleKey(sample.code);
        if (!keys.includes(key)) keys.push(key);
      }
    }
  }
  return deviations;
}

/** A table as a file, a line for each reason. */
export const runsOnText = (table: RunsOn): string =>
  tableText(
    table,
    'Which samples do not run on other versions as they do here: npm run check:docs -- --runs-on writes this file.',
  );

/**
 * Compares what a table says with what the samples give.
 *
 * @param file of the table, where what it says of a sample that is gone is reported
 */
export function deviationProblems(
  known: Deviations,
  current: Deviations,
  file: string,
  pages: readonly Page[],
): Problem[] {
  const report = (row: Row, what: string): Problem => {
    const sample = pages
      .find((page) => placeOf(page) === row.place)
      ?.samples.find(({ code }) => sampleKey(code) === row.key);
    const message = `on ${row.version}, ${row.reason}: ${what}; expected what npm run check:docs -- --runs-on writes`;
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
  version: string;
  reason: string;
  key: string;
}

function rowsOf(deviations: Deviations): Map<string, Row> {
  const rows = new Map<string, Row>();
  for (const [place, versions] of Object.entries(deviations)) {
    for (const [version, reasons] of Object.entries(versions)) {
      for (const [reason, keys] of Object.entries(reasons)) {
        for (const key of keys)
          rows.set(JSON.stringify([place, version, reason, key]), { place, version, reason, key });
      }
    }
  }
  return rows;
}

/** `api/export` for `content/docs/5/api/export.mdx`, and `_examples/intro/fields` for an example. */
const placeOf = ({ file }: Page) =>
  file
    .split('/')
    .slice(3)
    .join('/')
    .replace(/\.\w+$/, '');
