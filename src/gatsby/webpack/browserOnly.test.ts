import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BROWSER_ONLY } from './browserOnly';

test('every module that is left out is there: an alias of a file that moved would leave out nothing', () => {
  expect(Object.keys(BROWSER_ONLY).filter((file) => !existsSync(file))).toEqual([]);
});
