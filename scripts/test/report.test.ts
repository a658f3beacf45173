import { expect, test } from 'vitest';
import { readOutcome } from './report';

const passed = { ancestorTitles: [], title: 'works', status: 'passed', failureMessages: [] };

const HOOK = { name: '/site/src/d.test.ts', status: 'failed', message: '', assertionResults: [passed] };

test('lists each failed test of Vitest with its error, without colours and without foreign lines in its stack', () => {
  const failed = { ...passed, ancestorTitles: ['group'], title: 'fails', status: 'failed' };
  const stack = [
    '\u001B[31mAssertionError: expected 1 to be 2\u001B[39m',
    '    at /site/src/a.test.ts:8:3',
    '    at run (file:///site/node_modules/@vitest/runner/dist/index.js:2:1)',
  ];
  const files = [
    {
      name: '/site/src/a.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [passed, { ...failed, failureMessages: [stack.join('\n')] }],
    },
    { name: '/site/src/c.test.ts', status: 'passed', message: '', assertionResults: [passed] },
  ];
  expect(readOutcome({ testResults: files }, '/site')).toEqual({
    passed: 2,
    failures: [
      'src/a.test.ts > group > fails\n    AssertionError: expected 1 to be 2\n        at /site/src/a.test.ts:8:3',
    ],
  });
});

test('lists each file of Vitest that does not load or whose hook fails', () => {
  const files = [
    { name: '/site/src/b.test.ts', status: 'failed', message: "Cannot find module './c'", assertionResults: [] },
    HOOK,
    { ...HOOK, message: 'expected [ 1 ] to equal []' },
  ];
  expect(readOutcome({ testResults: files }, '/site').failures).toEqual([
    "src/b.test.ts\n    Cannot find module './c'",
    'src/d.test.ts\n    A hook of its tests failed.',
    'src/d.test.ts\n    expected [ 1 ] to equal []',
  ]);
});

test('lists all errors of failed and flaky tests of Playwright, and errors outside of tests', () => {
  const spec = (title: string, status: string, ...tries: string[][]) => ({
    title,
    tests: [
      {
        expectedStatus: 'passed',
        status,
        results: tries.map((messages) => ({ errors: messages.map((message) => ({ message })) })),
      },
    ],
  });
  const long = Array.from({ length: 40 }, (_, at) => `line ${at}`).join('\n');
  const report = {
    config: { rootDir: '/site/tests' },
    errors: [{ message: 'The server did not start' }],
    suites: [
      {
        title: 'b.spec.ts',
        file: 'b.spec.ts',
        specs: [
          spec('works', 'expected', []),
          spec('fails', 'unexpected', [long]),
          spec('left out', 'skipped', []),
          spec('wavers', 'flaky', ['Test timeout', 'locator.click'], ['again'], []),
        ],
      },
    ],
  };
  const {
    passed,
    failures: [fails, ...others],
  } = readOutcome(report, '/site');
  expect(passed).toBe(1);
  expect(fails).toMatch(/^tests\/b\.spec\.ts > fails\n {4}line 0\n[^]*\n {4}line 11$/);
  expect(others).toEqual([
    'tests/b.spec.ts > wavers\n    Test timeout\n    locator.click\n    again',
    'tests\n    The server did not start',
  ]);
});

test('lists each problem of a sample unchanged', () => {
  expect(readOutcome({ passed: 3, problems: ['a.mdx:3: no such name'] }, '/site')).toEqual({
    passed: 3,
    failures: ['a.mdx:3: no such name'],
  });
});
