import { expect, test } from 'vitest';
import { growthTable, type GrowthRow } from './results';

const row = (more: Partial<GrowthRow>): GrowthRow => ({
  pages: 10_000,
  seconds: 180,
  secondsAfterChange: 60,
  peakProcess: 1500,
  html: 50_000,
  data: 20_000,
  searchIndex: 1_234_000,
  ...more,
});

const cellsOf = (more: Partial<GrowthRow>) =>
  growthTable([row(more)])
    .split('\n')[2]
    ?.split(' | ') ?? [];

test('a large site has aims, which are met up to their last second and megabyte', () => {
  const [pages, fromNothing, afterChange, largest] = cellsOf({});
  expect(pages).toBe('| 10,000');
  expect(fromNothing).toBe('180 s (≤ 180 s: met)');
  expect(afterChange).toBe('60 s, 33% (≤ a third: met)');
  expect(largest).toBe('1,500 MB (≤ 1,500 MB: met)');
});

test('misses the aims above them', () => {
  const [, fromNothing, afterChange, largest] = cellsOf({ seconds: 181, secondsAfterChange: 61, peakProcess: 1501 });
  for (const cell of [fromNothing, afterChange, largest]) expect(cell).toContain('**not met**');
});

test('a small site has no aims', () => {
  expect(growthTable([row({ pages: 100, seconds: 999 })])).not.toContain('met');
});
