import { median } from './median';

/** How long something took that was done many times, in ms. */
export interface Times {
  median: number;
  percentile95: number;
}

/** Sums times up, in any order; without one, both are not a number. */
export function timesOf(measured: readonly number[]): Times {
  const sorted = measured.toSorted((a, b) => a - b);
  return { median: median(sorted), percentile95: sorted[Math.floor(sorted.length * 0.95)] ?? NaN };
}
