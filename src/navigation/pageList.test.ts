import { expect, test } from 'vitest';
import { isPageList, listFor, offeredPages, versionOfPath } from './pageList';

const versions = [
  { name: 'next', label: 'Next', path: '/docs/next', isLast: false },
  { name: '5', label: 'v5.x', path: '/docs', isLast: true },
  { name: '4', label: 'v4.x', path: '/docs/4', isLast: false },
];

test.each([
  ['/docs', '5'],
  ['/docs/intro', '5'],
  ['/docs/4', '4'],
  ['/docs/4/api/export', '4'],
  ['/docs/40/intro', '5'],
  ['/docs/next/intro', 'next'],
  ['/docsy', undefined],
  ['/demo', undefined],
])('%s belongs to version %s', (path, name) => {
  expect(versionOfPath(path, versions)?.name).toBe(name);
});

test.each([
  ['/docs/4/exprot', '4'],
  ['/Docs/Next/Intro', 'next'],
  ['/nowhere', '5'],
])('what is near %s is in the list of version %s', (path, name) => {
  expect(listFor(path, versions)).toBe(name);
});

test('a page without a title is not offered, and one off the documentation is of no version', () => {
  expect(offeredPages([['/demo', 'Demo'], ['/docs/4'], ['/docs/4/intro', 'Introduction']], versions)).toEqual([
    { path: '/demo', title: 'Demo', version: null },
    { path: '/docs/4/intro', title: 'Introduction', version: 'v4.x' },
  ]);
});

test.each([
  [[['/docs', 'Docs'], ['/']], true],
  [[], true],
  [[[]], false],
  [[['/docs', 1]], false],
  [['/docs'], false],
  [{}, false],
  [null, false],
])('%j is a list of pages: %s', (value, expected) => {
  expect(isPageList(value)).toBe(expected);
});
