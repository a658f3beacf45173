import { expect, test } from 'vitest';
import { isSitePath } from './sitePath';

test.each([
  ['/', true],
  ['/docs/intro#a', true],
  ['//host/docs', false],
  ['https://host/docs', false],
  ['docs/intro', false],
  ['#a', false],
  ['', false],
])('%j is a path of the site: %s', (address, expected) => {
  expect(isSitePath(address)).toBe(expected);
});
