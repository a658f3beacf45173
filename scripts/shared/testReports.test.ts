import { expect, test } from 'vitest';
import { readTests, type TestReport } from './testReports';

const read = (report: TestReport) =>
  readTests(report, '/site').map(({ name, outcome, error, tags }) => [outcome, name, error, ...tags].join(' | '));

test('reads the result, the error and the tags of each test from a report of Vitest', () => {
  const assertion = (title: string, status: string, more = {}) => ({
    ...{ ancestorTitles: [], title, status, failureMessages: [], ...more },
  });
  const assertionResults = [
    assertion('works', 'passed', { ancestorTitles: ['group'], tags: ['footer', 'top-bar'] }),
    assertion('fails', 'failed', { failureMessages: ['\u001B[31mexpected 1\u001B[39m to be 2'] }),
    assertion('waits', 'pending'),
  ];
  expect(
    read({ testResults: [{ name: '/site/src/a.test.ts', status: 'failed', message: '', assertionResults }] }),
  ).toEqual([
    'passed | src/a.test.ts > group > works |  | footer | top-bar',
    'failed | src/a.test.ts > fails | expected 1 to be 2',
    'not run | src/a.test.ts > waits | ',
  ]);
});

test('a file of Vitest that does not load, or whose hook fails, is a failed test', () => {
  const file = (name: string, message: string) => ({ name, status: 'failed', message, assertionResults: [] });
  expect(read({ testResults: [file('/site/b.test.ts', 'Cannot find ./c'), file('/site/d.test.ts', '')] })).toEqual([
    'failed | b.test.ts | Cannot find ./c',
    'failed | d.test.ts | A hook of its tests failed.',
  ]);
});

test('reads the result, all errors and the tags of each test from a report of Playwright', () => {
  const spec = (
    title: string,
    status: string,
    more: { tags?: string[]; expectedStatus?: string } = {},
    errors = [['']],
  ) => {
    const { tags, expectedStatus = 'passed' } = more;
    const results = errors.map((messages) => ({ errors: messages.map((message) => ({ message })) }));
    return { title, tags, tests: [{ expectedStatus, status, results }] };
  };
  const file = 'b.spec.ts';
  const specs = [
    spec('works', 'expected', { tags: ['footer'] }),
    spec('fails', 'unexpected', {}, [['Oh']]),
    spec('wavers', 'flaky', {}, [['Test timeout', 'locator.click'], ['again'], []]),
  ];
  const group = [spec('waits', 'skipped'), spec('is meant to fail', 'expected', { expectedStatus: 'failed' })];
  expect(
    read({
      config: { rootDir: '/site/tests/configured' },
      errors: [{ message: 'The server did not start' }],
      suites: [{ title: file, file, specs, suites: [{ title: 'group', file, specs: group }] }],
    }),
  ).toEqual([
    'passed | tests/configured/b.spec.ts > works |  | footer',
    'failed | tests/configured/b.spec.ts > fails | Oh',
    'failed | tests/configured/b.spec.ts > wavers | Test timeout\nlocator.click\nagain',
    'not run | tests/configured/b.spec.ts > group > waits | ',
    'not run | tests/configured/b.spec.ts > group > is meant to fail | ',
    'failed | tests/configured | The server did not start',
  ]);
});
