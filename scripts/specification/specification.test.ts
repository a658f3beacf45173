import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { judgeRows, printJudgements } from './judgeRows';
import { readOutcomes } from '../shared/testReports';
import { readRows } from './readRows';

const TABLE = 'tests/specification/rows.yml';
const rows = readRows(readFileSync(TABLE, 'utf8'), TABLE);

test('every row of the table names tests, in files that are there', () => {
  expect(rows.length).toBeGreaterThan(60);
  expect(rows.filter(({ tests }) => tests.length === 0)).toEqual([]);
  const files = new Set(rows.flatMap(({ tests }) => tests.map((name) => name.split(' > ')[0] ?? '')));
  expect([...files].filter((file) => !existsSync(file))).toEqual([]);
});

test('the table is read: one title or several, from one file or several, or none', () => {
  const text = 'Footer:\n  links:\n    a.spec.ts: b > c\n    d.test.ts: [e, f]\n  none yet:\n';
  expect(readRows(text, 'rows.yml')).toEqual([
    { section: 'Footer', text: 'links', tests: ['a.spec.ts > b > c', 'd.test.ts > e', 'd.test.ts > f'] },
    { section: 'Footer', text: 'none yet', tests: [] },
  ]);
  expect(() => readRows('Footer:\n  links:\n    a.spec.ts: []\n', 'rows.yml')).toThrow(/^rows\.yml:3: /);
});

const vitest = {
  testResults: [
    {
      name: '/site/src/a.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        { ancestorTitles: ['group'], title: 'works', status: 'passed', failureMessages: [] },
        { ancestorTitles: [], title: 'fails', status: 'failed', failureMessages: [] },
        { ancestorTitles: [], title: 'waits', status: 'pending', failureMessages: [] },
        { ancestorTitles: [], title: 'twice', status: 'failed', failureMessages: [] },
        { ancestorTitles: [], title: 'twice', status: 'passed', failureMessages: [] },
      ],
    },
  ],
};
const spec = (title: string, status: string, expectedStatus = 'passed') => ({
  title,
  tests: [{ expectedStatus, status, results: [] }],
});
const playwright = {
  config: { rootDir: '/site/tests/configured' },
  errors: [],
  suites: [
    {
      title: 'b.spec.ts',
      file: 'b.spec.ts',
      specs: [spec('works', 'expected'), spec('fails', 'unexpected'), spec('wavers', 'flaky')],
      suites: [
        {
          title: 'group',
          file: 'b.spec.ts',
          specs: [spec('waits', 'skipped'), spec('is meant to fail', 'expected', 'failed')],
        },
      ],
    },
  ],
};

test('the reports of Vitest and Playwright tell what became of each test', () => {
  expect(Object.fromEntries(readOutcomes(vitest, '/site'))).toEqual({
    'src/a.test.ts > group > works': 'passed',
    'src/a.test.ts > fails': 'failed',
    'src/a.test.ts > waits': 'not run',
    'src/a.test.ts > twice': 'failed',
  });
  expect(Object.fromEntries(readOutcomes(playwright, '/site'))).toEqual({
    'tests/configured/b.spec.ts > works': 'passed',
    'tests/configured/b.spec.ts > fails': 'failed',
    'tests/configured/b.spec.ts > wavers': 'failed',
    'tests/configured/b.spec.ts > group > waits': 'not run',
    'tests/configured/b.spec.ts > group > is meant to fail': 'not run',
  });
});

test('a row is shown when all its tests passed, and else says why not', () => {
  const outcomes = new Map([
    ['a', 'passed'],
    ['b', 'failed'],
    ['c', 'not run'],
  ] as const);
  const row = (text: string, ...tests: string[]) => ({ section: 'Footer', text, tests });
  const judgements = judgeRows([row('shown', 'a'), row('not', 'a', 'b', 'c', 'd'), row('yet')], outcomes);
  expect(judgements.map(({ problems }) => problems)).toEqual([
    [],
    ['failed: b', 'not run: c', 'no such test ran: d'],
    ['no test shows it'],
  ]);
  expect(printJudgements(judgements)).toBe(
    [
      'Footer',
      '  passed   1  shown',
      '  FAILED   4  not',
      '              failed: b',
      '              not run: c',
      '              no such test ran: d',
      '  FAILED   0  yet',
      '              no test shows it',
      '',
      '1 of 3 rows are shown by tests that passed.',
    ].join('\n'),
  );
});
