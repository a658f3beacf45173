import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What became of a test. One that passed only on a second try failed. */
export type Outcome = 'passed' | 'failed' | 'not run';

/** A test of a report. */
export interface TestResult {
  /** See `testName`. */
  name: string;
  outcome: Outcome;
  /** Why it failed, without colours; empty where it did not. */
  error: string;
}

/** What became of each test, by its name: see `testName`. */
export type Outcomes = ReadonlyMap<string, Outcome>;

/** The name of a test: its file in the project, the groups that it is in, and its title. */
export const testName = (file: string, ...titles: string[]): string => [file, ...titles].join(' > ');

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string; failureMessages: string[] }[];
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
  specs: { title: string; tests: PlaywrightTest[] }[];
}

interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

/** A JSON report of Vitest or Playwright. */
export type TestReport = VitestReport | PlaywrightReport;

/** Of tests that have one name, the worst outcome counts. */
const WORST: readonly Outcome[] = ['failed', 'not run', 'passed'];

/**
 * Reads what became of the tests of a report, in the order that they have in it. A file that failed though none of its
 * tests did, as it does not load or a hook fails, counts as a test that failed, and so does what went wrong beside all.
 *
 * @param project folder of the project whose tests ran
 */
export function readTests(report: TestReport, project: string): TestResult[] {
  if ('testResults' in report) return vitestResults(report, project);
  const folder = relative(project, report.config.rootDir);
  return [
    ...report.suites.flatMap((suite) => suiteResults(suite, folder, [])),
    ...report.errors.map((error) => result(folder, 'failed', [error.message])),
  ];
}

/** What became of each test of a report; see {@link readTests}. */
export function readOutcomes(report: TestReport, project: string): Outcomes {
  const outcomes = new Map<string, Outcome>();
  for (const { name, outcome } of readTests(report, project)) {
    const before = outcomes.get(name) ?? 'passed';
    outcomes.set(name, WORST.find((it) => it === before || it === outcome) ?? outcome);
  }
  return outcomes;
}

function vitestResults({ testResults }: VitestReport, project: string): TestResult[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(project, name);
    const tests = assertionResults.map(({ ancestorTitles, title, status, failureMessages }) =>
      result(
        testName(file, ...ancestorTitles, title),
        status === 'passed' || status === 'failed' ? status : 'not run',
        failureMessages,
      ),
    );
    const isExplained = status !== 'failed' || tests.some(({ outcome }) => outcome === 'failed');
    return isExplained ? tests : [...tests, result(file, 'failed', [message || 'A hook of its tests failed.'])];
  });
}

/** The outermost suite is the file, whose title is its name. */
function suiteResults(suite: PlaywrightSuite, folder: string, groups: string[]): TestResult[] {
  const inside = suite.title === suite.file ? groups : [...groups, suite.title];
  return [
    ...suite.specs.map(({ title, tests }) =>
      result(
        testName(join(folder, suite.file), ...inside, title),
        playwrightOutcome(tests),
        tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message))),
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

const result = (name: string, outcome: Outcome, errors: readonly (string | undefined)[]): TestResult => ({
  name,
  outcome,
  error: outcome === 'failed' ? stripVTControlCharacters(errors.filter(Boolean).join('\n')) : '',
});
