import { expect, test } from 'vitest';
import { timesOf } from './times';

test.each([
  [Array.from({ length: 100 }, (_, index) => 99 - index), { median: 50, percentile95: 95 }],
  [[3, 20, 1], { median: 3, percentile95: 20 }],
  [[10], { median: 10, percentile95: 10 }],
  [[], { median: NaN, percentile95: NaN }],
])('the median and the 95th percentile of %j', (measured, expected) => {
  expect(timesOf(measured)).toEqual(expected);
});
