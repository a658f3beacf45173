import { readTests, type TestReport } from '../shared/testReports';

/** The JSON report of `npm run check:docs`. */
interface SamplesReport {
  passed: number;
  problems: string[];
}

export interface PartOutcome {
  passed: number;
  /** Failed tests with the start of their errors, and problems of samples. */
  failures: string[];
}

/** Maximum lines per error; the runner's own output has the rest. */
const MAX_ERROR_LINES = 12;

/** Stack frame outside the project. */
const FOREIGN_FRAME = /^\s+at .*(?:node_modules|node:internal)/;

/** Reads a JSON report of Vitest, Playwright or the sample check. */
export function readOutcome(report: TestReport | SamplesReport, project: string): PartOutcome {
  if ('problems' in report) return { passed: report.passed, failures: report.problems };
  const tests = readTests(report, project);
  return {
    passed: tests.filter(({ outcome }) => outcome === 'passed').length,
    failures: tests
      .filter(({ outcome }) => outcome === 'failed')
      .map(({ name, error }) => [name, ...firstLines(error)].join('\n    ')),
  };
}

const firstLines = (error: string): string[] =>
  error
    .trim()
    .split('\n')
    .filter((line) => !FOREIGN_FRAME.test(line))
    .slice(0, MAX_ERROR_LINES);
