import { median } from './median';

/** Milliseconds. */
export interface Times {
  median: number;
  percentile95: number;
}

/** Both values are NaN for an empty list. */
export function timesOf(measured: readonly number[]): Times {
  const sorted = measured.toSorted((a, b) => a - b);
  return { median: median(sorted), percentile95: sorted[Math.floor(sorted.length * 0.95)] ?? NaN };
}
