import { readTests, type TestReport } from '../shared/testReports';
import type { SamplesReport } from './counts';

/** A report of any part of the test run. */
export type Report = TestReport | SamplesReport;

/** How much is told of a failure: what was expected, and what there was. */
const MOST_LINES = 12;

/**
 * What failed, by a report: each test with the first lines of why, each problem of a sample.
 *
 * @param project folder of the project whose tests ran
 */
export function failuresIn(report: Report, project: string): string[] {
  if ('problems' in report) return report.problems;
  return readTests(report, project)
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ name, error }) => [name, ...error.trim().split('\n').slice(0, MOST_LINES)].join('\n    '));
}
