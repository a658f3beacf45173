import { expect, test } from 'vitest';
import { instruments } from './instruments';

const names = instruments.flatMap(({ options }) => options.map(({ name }) => name));

test('each instrument occurs once, without blanks around it', () => {
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => name !== name.trim() || name === '')).toEqual([]);
});
