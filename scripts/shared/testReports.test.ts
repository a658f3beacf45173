import { expect, test } from 'vitest';
import { readTests, type TestReport } from './testReports';

const summary = (report: TestReport) =>
  readTests(report, '/site').map(({ name, outcome, tags }) => [outcome, name, ...tags].join(' | '));

test('reads the result and the tags of each test from a report of Vitest', () => {
  const assertion = (title: string, status: string, tags: string[] = [], ancestorTitles: string[] = []) => ({
    ...{ ancestorTitles, title, status, tags, failureMessages: [] },
  });
  const assertionResults = [
    assertion('works', 'passed', ['footer', 'top-bar'], ['group']),
    assertion('fails', 'failed'),
    assertion('waits', 'pending'),
  ];
  expect(
    summary({ testResults: [{ name: '/site/src/a.test.ts', status: 'failed', message: '', assertionResults }] }),
  ).toEqual([
    'passed | src/a.test.ts > group > works | footer | top-bar',
    'failed | src/a.test.ts > fails',
    'not run | src/a.test.ts > waits',
  ]);
});

test('reads the result and the tags of each test from a report of Playwright', () => {
  const spec = (title: string, status: string, tags: string[] = [], expectedStatus = 'passed') => ({
    ...{ title, tags, tests: [{ expectedStatus, status, results: [] }] },
  });
  const file = 'b.spec.ts';
  const specs = [spec('works', 'expected', ['footer']), spec('fails', 'unexpected'), spec('wavers', 'flaky')];
  const group = [spec('waits', 'skipped'), spec('is meant to fail', 'expected', [], 'failed')];
  expect(
    summary({
      config: { rootDir: '/site/tests/configured' },
      errors: [],
      suites: [{ title: file, file, specs, suites: [{ title: 'group', file, specs: group }] }],
    }),
  ).toEqual([
    'passed | tests/configured/b.spec.ts > works | footer',
    'failed | tests/configured/b.spec.ts > fails',
    'failed | tests/configured/b.spec.ts > wavers',
    'not run | tests/configured/b.spec.ts > group > waits',
    'not run | tests/configured/b.spec.ts > group > is meant to fail',
  ]);
});
