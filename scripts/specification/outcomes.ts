import { join, relative } from 'node:path';

/** What became of a test. One that passed only on a second try failed. */
export type Outcome = 'passed' | 'failed' | 'not run';

/** What became of each test, by its name: see `testName`. */
export type Outcomes = ReadonlyMap<string, Outcome>;

/** The name of a test: its file in the project, the groups that it is in, and its title. */
export const testName = (file: string, ...titles: string[]): string => [file, ...titles].join(' > ');

interface VitestReport {
  testResults: {
    name: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { expectedStatus: string; status: string }[] }[];
}

interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
}

/** Of tests that have one name, the worst outcome counts. */
const WORST: readonly Outcome[] = ['failed', 'not run', 'passed'];

/**
 * Reads a JSON report of Vitest or Playwright.
 *
 * @param project folder of the project whose tests ran
 */
export function readOutcomes(report: VitestReport | PlaywrightReport, project: string): Outcomes {
  const tests =
    'testResults' in report
      ? vitestOutcomes(report, project)
      : report.suites.flatMap((suite) => suiteOutcomes(suite, relative(project, report.config.rootDir), []));
  const outcomes = new Map<string, Outcome>();
  for (const [name, outcome] of tests) {
    const before = outcomes.get(name) ?? 'passed';
    outcomes.set(name, WORST.find((it) => it === before || it === outcome) ?? outcome);
  }
  return outcomes;
}

function vitestOutcomes({ testResults }: VitestReport, project: string): [string, Outcome][] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }): [string, Outcome] => [
      testName(relative(project, name), ...ancestorTitles, title),
      status === 'passed' || status === 'failed' ? status : 'not run',
    ]),
  );
}

/** The outermost suite is the file, whose title is its name. */
function suiteOutcomes(suite: PlaywrightSuite, folder: string, groups: string[]): [string, Outcome][] {
  const inside = suite.title === suite.file ? groups : [...groups, suite.title];
  return [
    ...suite.specs.map(({ title, tests }): [string, Outcome] => [
      testName(join(folder, suite.file), ...inside, title),
      outcomeOf(tests),
    ]),
    ...(suite.suites ?? []).flatMap((child) => suiteOutcomes(child, folder, inside)),
  ];
}

function outcomeOf(tests: PlaywrightSuite['specs'][number]['tests']): Outcome {
  if (tests.some(({ status }) => status === 'unexpected' || status === 'flaky')) return 'failed';
  const isShown = tests.some(({ expectedStatus, status }) => expectedStatus === 'passed' && status === 'expected');
  return isShown ? 'passed' : 'not run';
}
