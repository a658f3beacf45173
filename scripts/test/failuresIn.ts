import { readTests, type TestReport } from '../shared/testReports';
import type { SamplesReport } from './counts';

/** A report of any part of the test run. */
export type Report = TestReport | SamplesReport;

/** How many lines are told of why a test failed; all stands where its runner told of it. */
const MOST_LINES = 12;

/** A line of a stack that leads through no file of the project. */
const FOREIGN = /^\s+at .*(?:node_modules|node:internal)/;

/**
 * What failed, by a report: each test with the first lines of why, each problem of a sample.
 *
 * @param project folder of the project whose tests ran
 */
export function failuresIn(report: Report, project: string): string[] {
  if ('problems' in report) return report.problems;
  return readTests(report, project)
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ name, error }) => [name, ...firstLines(error)].join('\n    '));
}

const firstLines = (error: string): string[] =>
  error
    .trim()
    .split('\n')
    .filter((line) => !FOREIGN.test(line))
    .slice(0, MOST_LINES);
