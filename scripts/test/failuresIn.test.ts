import { expect, test } from 'vitest';
import { failuresIn } from './failuresIn';

const passed = { ancestorTitles: [], title: 'works', status: 'passed', failureMessages: [] };

test('of Vitest, each test that failed is told with its error, without colours, and each file without tests', () => {
  const failed = { ...passed, ancestorTitles: ['group'], title: 'fails', status: 'failed' };
  const files = [
    {
      name: '/site/src/a.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [passed, { ...failed, failureMessages: ['\u001B[31mexpected 1\nto be 2\u001B[39m'] }],
    },
    { name: '/site/src/b.test.ts', status: 'failed', message: "Cannot find module './c'", assertionResults: [] },
    { name: '/site/src/c.test.ts', status: 'passed', message: '', assertionResults: [passed] },
  ];
  expect(failuresIn({ testResults: files }, '/site')).toEqual([
    'src/a.test.ts > group > fails\n    expected 1\n    to be 2',
    "src/b.test.ts\n    Cannot find module './c'",
  ]);
});

test('of Playwright, each try of a test that failed or wavered, and what went wrong beside the tests', () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    tests: [{ expectedStatus: 'passed', status, results: messages.map((message) => ({ error: { message } })) }],
  });
  const long = Array.from({ length: 40 }, (_, at) => `line ${at}`).join('\n');
  const report = {
    config: { rootDir: '/site/tests' },
    errors: [{ message: 'The server did not start' }],
    suites: [
      {
        title: 'b.spec.ts',
        file: 'b.spec.ts',
        specs: [spec('works', 'expected'), spec('fails', 'unexpected', long), spec('wavers', 'flaky', 'once')],
      },
    ],
  };
  const [fails, ...others] = failuresIn(report, '/site');
  expect(fails).toMatch(/^tests\/b\.spec\.ts > fails\n {4}line 0\n[^]*\n {4}line 11$/);
  expect(others).toEqual(['tests/b.spec.ts > wavers\n    once', 'tests\n    The server did not start']);
});

test('of samples, each problem is told as it stands', () => {
  expect(failuresIn({ passed: 3, problems: ['a.mdx:3: no such name'] }, '/site')).toEqual(['a.mdx:3: no such name']);
});
