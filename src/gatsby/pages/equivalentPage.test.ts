import { expect, test } from 'vitest';
import { equivalentPage } from './equivalentPage';

const TWINS = [
  ['umd', 'buildless', 'cdn'],
  ['api/export', 'utils/export'],
];

test.each([
  ['intro', ['intro', 'umd'], 'intro'],
  ['api/export', ['utils/export', 'intro'], 'utils/export'],
  ['utils/export', ['api/export'], 'api/export'],
  ['api/export', ['utils/export', 'api/export'], 'api/export'],
  ['umd', ['cdn'], 'cdn'],
  ['cdn', ['buildless', 'umd'], 'umd'],
  ['umd', ['api/export'], null],
  ['intro', ['umd'], null],
  ['export', ['utils/export'], null],
  ['intro', [], null],
])('the twin of %s among %j is %j', (docId, available, expected) => {
  expect(equivalentPage(docId, new Set(available), TWINS)).toBe(expected);
});

test('a page of two groups leads to the first equivalent that exists', () => {
  const equivalents = [
    ['a', 'b'],
    ['a', 'c'],
  ];
  expect(equivalentPage('a', new Set(['c']), equivalents)).toBe('c');
});
