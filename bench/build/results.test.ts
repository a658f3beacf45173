import { expect, test } from 'vitest';
import { buildTable } from './results';

test('shows the median of each step next to its aim', () => {
  const table = buildTable([
    { name: 'Build from nothing', seconds: [[60, 50, 54]] },
    { name: 'Saved page until seen', seconds: [[1.26, 0.9, 9]] },
  ]);
  expect(table.split('\n').slice(2)).toEqual([
    '| Build from nothing | 54 s (≤ 35 s: **not met**) |',
    '| Saved page until seen | 1.3 s (≤ 2 s: met) |',
  ]);
});

test('puts the checkout to compare with first, without an aim', () => {
  const [headings, , row] = buildTable([{ name: 'npm ci', seconds: [[60], [30]] }]).split('\n');
  expect(headings).toBe('|  | Before | Now |');
  expect(row).toBe('| npm ci | 60 s | 30 s (≤ 40 s: met) |');
});

test('shows that a step never finished', () => {
  expect(buildTable([{ name: 'Saved table until seen', seconds: [[null, 1, null]] }])).toContain(
    '| never (≤ 2 s: **not met**) |',
  );
});
