import { expect, test } from 'vitest';
import { readSpecification, rowTable, testsWithUnknownTags } from './rows';

const result = (name: string, outcome: 'passed' | 'failed' | 'not run', ...tags: string[]) => ({
  ...{ name, outcome, error: '', tags },
});

const specification = {
  Footer: { links: 'It has links', year: 'It tells the year', licence: 'It tells the licence' },
  Limits: { year: 'The year is current' },
};

test('reads rows, and rejects a row without a sentence with its line', () => {
  const text = 'Footer:\n  links: It has links\n';
  expect(readSpecification(text, 'rows.yml')).toEqual({ Footer: { links: 'It has links' } });
  expect(() => readSpecification(`${text}  year:\n`, 'rows.yml')).toThrow(/^rows\.yml:3: /);
});

test('shows a row when it has tests that all passed, and otherwise says why not', () => {
  const tests = [
    result('a', 'passed', 'links', 'year'),
    result('b', 'failed', 'links'),
    result('c', 'not run', 'links'),
    result('d', 'passed'),
  ];
  expect(rowTable(specification, tests)).toEqual({
    failed: 2,
    text: [
      'Footer',
      '  FAILED   3  It has links',
      '              failed: b',
      '              not run: c',
      '  passed   1  It tells the year',
      '  FAILED   0  It tells the licence',
      '              no test with the tag licence ran',
      '',
      'Limits',
      '  passed   1  The year is current',
      '',
      '2 of 4 rows are shown by tests that passed.',
    ].join('\n'),
  });
});

test('reports a tag that names no row with its test', () => {
  const tests = [result('a', 'passed', 'links'), result('b', 'passed', 'linsk')];
  expect(testsWithUnknownTags(specification, tests)).toEqual(['No row is called linsk: b']);
});
