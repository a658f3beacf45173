import { expect, test } from 'vitest';
import { deviationsOf, sampleKey, type RunsOn } from './runsOn';

test('a sample deviates where the table has its key, on its own page', () => {
  expect(sampleKey('1;\n')).toBe(sampleKey('1;'));
  const table: RunsOn = {
    compared: [],
    digest: '',
    deviations: {
      'api/import': {
        '4': {
          'no exported member `parseMongoDB`': [sampleKey('1;'), sampleKey('2;')],
          'it throws': [sampleKey('3;')],
        },
        next: { 'it gives `1`, not `2`': [sampleKey('2;')] },
      },
    },
  };
  expect(deviationsOf(table, 'api/import', '2;')).toEqual([
    { version: '4', reason: 'no exported member `parseMongoDB`' },
    { version: 'next', reason: 'it gives `1`, not `2`' },
  ]);
  expect(deviationsOf(table, 'api/import', '4;')).toEqual([]);
  expect(deviationsOf(table, 'api/export', '2;')).toEqual([]);
});
