import { expect, test } from 'vitest';
import { isFilePath, isSitePath } from './sitePath';

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

test.each([
  ['/feed.xml', true],
  ['/docs/intro.md', true],
  ['/docs/intro', false],
  ['/', false],
])('%j is the path of a file: %s', (path, expected) => {
  expect(isFilePath(path)).toBe(expected);
});
