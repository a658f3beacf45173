import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Flaky tests count as failed. */
type Outcome = 'passed' | 'failed' | 'not run';

export interface TestResult {
  /** File, groups and title, joined by ` > `. */
  name: string;
  outcome: Outcome;
  /** Message without ANSI colours; empty unless failed. */
  error: string;
  tags: string[];
}

const testName = (file: string, ...titles: string[]): string => [file, ...titles].join(' > ');

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: {
      ancestorTitles: string[];
      title: string;
      status: string;
      failureMessages: string[];
      tags?: string[];
    }[];
  }[];
}

interface PlaywrightTest {
  expectedStatus: string;
  status: string;
  results: { errors: { message?: string }[] }[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tags?: string[]; tests: PlaywrightTest[] }[];
}

interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

export type TestReport = VitestReport | PlaywrightReport;

/**
 * Reads the tests of a report, in its order. A file that fails without a failed test (load error, hook) counts as a
 * failed test, and so does a global error.
 */
export function readTests(report: TestReport, project: string): TestResult[] {
  if ('testResults' in report) return vitestResults(report, project);
  const folder = relative(project, report.config.rootDir);
  return [
    ...report.suites.flatMap((suite) => suiteResults(suite, folder, [])),
    ...report.errors.map((error) => result(folder, 'failed', [error.message])),
  ];
}

function vitestResults({ testResults }: VitestReport, project: string): TestResult[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(project, name);
    const tests = assertionResults.map(({ ancestorTitles, title, status, failureMessages, tags }) =>
      result(
        testName(file, ...ancestorTitles, title),
        status === 'passed' || status === 'failed' ? status : 'not run',
        failureMessages,
        tags,
      ),
    );
    const isExplained = status !== 'failed' || tests.some(({ outcome }) => outcome === 'failed');
    return isExplained ? tests : [...tests, result(file, 'failed', [message || 'A hook of its tests failed.'])];
  });
}

/** The outermost suite is the file. */
function suiteResults(suite: PlaywrightSuite, folder: string, groups: string[]): TestResult[] {
  const inside = suite.title === suite.file ? groups : [...groups, suite.title];
  return [
    ...suite.specs.map(({ title, tags, tests }) =>
      result(
        testName(join(folder, suite.file), ...inside, title),
        playwrightOutcome(tests),
        tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message))),
        tags,
      ),
    ),
    ...(suite.suites ?? []).flatMap((child) => suiteResults(child, folder, inside)),
  ];
}

function playwrightOutcome(tests: readonly PlaywrightTest[]): Outcome {
  if (tests.some(({ status }) => status === 'unexpected' || status === 'flaky')) return 'failed';
  const isShown = tests.some(({ expectedStatus, status }) => expectedStatus === 'passed' && status === 'expected');
  return isShown ? 'passed' : 'not run';
}

const result = (
  name: string,
  outcome: Outcome,
  errors: readonly (string | undefined)[],
  tags: string[] = [],
): TestResult => ({
  name,
  outcome,
  error: outcome === 'failed' ? stripVTControlCharacters(errors.filter(Boolean).join('\n')) : '',
  tags,
});
