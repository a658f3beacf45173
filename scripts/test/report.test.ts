import { expect, test } from 'vitest';
import { readOutcome } from './report';

const assertion = (title: string, status: string, ...failureMessages: string[]) => ({
  ...{ ancestorTitles: [], title, status, failureMessages },
});

test('lists each failed test with the start of its error, without foreign lines in its stack', () => {
  const stack = [
    'AssertionError: expected 1 to be 2',
    '    at /site/src/a.test.ts:8:3',
    '    at run (file:///site/node_modules/@vitest/runner/dist/index.js:2:1)',
  ];
  const long = Array.from({ length: 40 }, (_, at) => `line ${at}`);
  const assertionResults = [
    assertion('works', 'passed'),
    assertion('waits', 'pending'),
    assertion('fails', 'failed', stack.join('\n')),
    assertion('goes on', 'failed', long.join('\n')),
  ];
  const testResults = [{ name: '/site/src/a.test.ts', status: 'failed', message: '', assertionResults }];
  expect(readOutcome({ testResults }, '/site')).toEqual({
    passed: 1,
    failures: [
      'src/a.test.ts > fails\n    AssertionError: expected 1 to be 2\n        at /site/src/a.test.ts:8:3',
      ['src/a.test.ts > goes on', ...long.slice(0, 12)].join('\n    '),
    ],
  });
});
