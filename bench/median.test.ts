import { expect, test } from 'vitest';
import { median } from './median';

test.each([
  [[10, 9, 100], 10],
  [[5], 5],
  [[4, 1, 3, 2], 3],
  [[], NaN],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});
