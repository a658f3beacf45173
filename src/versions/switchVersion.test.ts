import { expect, test } from 'vitest';
import { twinOf } from './switchVersion';

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
])('%s among %j is %j', (docId, available, expected) => {
  expect(twinOf(docId, new Set(available), TWINS)).toBe(expected);
});

test('a page of two groups goes to the first that has a twin', () => {
  const twins = [
    ['a', 'b'],
    ['a', 'c'],
  ];
  expect(twinOf('a', new Set(['c']), twins)).toBe('c');
});
