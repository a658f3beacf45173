import type { Outcomes } from '../shared/testReports';
import type { Row } from './readRows';

/** A row, and why it is not shown; nothing when all its tests passed. */
export interface Judgement extends Row {
  problems: string[];
}

/** Judges each row by its tests: it is shown when it has some, and all of them ran and passed. */
export function judgeRows(rows: readonly Row[], outcomes: Outcomes): Judgement[] {
  return rows.map((row) => ({
    ...row,
    problems:
      row.tests.length === 0
        ? ['no test shows it']
        : row.tests.flatMap((test) => {
            const outcome = outcomes.get(test) ?? 'no such test ran';
            return outcome === 'passed' ? [] : [`${outcome}: ${test}`];
          }),
  }));
}

/** The table of rows under their sections, each with how many tests show it, and what is wrong under those that are not. */
export function printJudgements(judgements: readonly Judgement[]): string {
  const sections = new Map<string, string[]>();
  for (const { section, text, tests, problems } of judgements) {
    const state = problems.length === 0 ? 'passed' : 'FAILED';
    const lines = [
      `  ${state}  ${String(tests.length).padStart(2)}  ${text}`,
      ...problems.map((it) => `${' '.repeat(14)}${it}`),
    ];
    sections.set(section, [...(sections.get(section) ?? []), ...lines]);
  }
  const shown = judgements.filter(({ problems }) => problems.length === 0).length;
  return [
    ...[...sections].map(([section, lines]) => [section, ...lines].join('\n')),
    `${shown} of ${judgements.length} rows are shown by tests that passed.`,
  ].join('\n\n');
}
