import { expect, test } from 'vitest';
import { instruments } from './instruments';

const names = instruments.flatMap(({ options }) => options.map(({ name }) => name));

test('there are five groups with over 100 instruments', () => {
  expect(instruments.map(({ label }) => label)).toEqual([
    'Percussion',
    'Membranophones',
    'Wind instruments',
    'Stringed instruments',
    'Electronic instruments',
  ]);
  expect(names.length).toBeGreaterThan(100);
});

test('each instrument occurs once, without blanks around it', () => {
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => name !== name.trim() || name === '')).toEqual([]);
});
