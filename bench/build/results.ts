import { median } from '../median';
import { resultsIn, table, withAim } from '../results';

export interface BuildRow {
  name: string;
  /** Seconds of each run, per checkout; null if the change never became visible. */
  seconds: readonly (readonly (number | null)[])[];
}

export interface BuildResults {
  date: string;
  rows: readonly BuildRow[];
}

/** Maximum seconds per step. */
const AIMS: Readonly<Record<string, number>> = {
  'Build from nothing': 35,
  'Build after a change of one page': 8,
  'npm run develop until the first page': 30,
  'Saved page until seen': 2,
  'Saved example until seen': 2,
  'Saved style sheet until seen': 2,
  'Saved table until seen': 2,
  'npm ci': 40,
};

export const buildResults = resultsIn<BuildResults>('bench/build/results.json');

function cell(name: string, seconds: readonly (number | null)[], isJudged: boolean): string {
  const aim = AIMS[name];
  const middle = median(seconds.map((value) => value ?? Infinity));
  const text = Number.isFinite(middle) ? `${middle.toFixed(middle < 10 ? 1 : 0)} s` : 'never';
  if (!isJudged || aim === undefined) return text;
  return withAim(text, `≤ ${aim} s`, middle <= aim);
}

/** Formats the medians as a Markdown table. Only the last checkout is compared with the aims. */
export function buildTable(rows: readonly BuildRow[]): string {
  const columns = rows[0]?.seconds.length ?? 0;
  const headings = Array.from({ length: columns }, (_, index) => (index === columns - 1 ? 'Now' : 'Before'));
  const lines = rows.map(({ name, seconds }) => [
    name,
    ...seconds.map((each, index) => cell(name, each, index === columns - 1)),
  ]);
  return table(['', ...headings], lines);
}
