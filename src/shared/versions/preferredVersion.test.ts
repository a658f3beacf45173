import { expect, test } from 'vitest';
import { parsePreferredVersion } from './preferredVersion';

test.each([
  ['5', '5'],
  ['next', 'next'],
  [null, null],
  ['', null],
  ['Next', null],
  ['6', null],
  ['5 ', null],
  ['{"name":"5"}', null],
  ['constructor', null],
])('stored %j means %j', (stored, expected) => {
  expect(parsePreferredVersion(stored, ['next', '5', '4'])).toBe(expected);
});
