import { expect, test } from 'vitest';
import { currentSection } from './currentSection';

test.each([
  ['/docs', 'page'],
  ['/docs/intro', 'page'],
  ['/docs/4/api/export', 'page'],
  ['/docsearch', undefined],
  ['/demo', undefined],
  ['/', undefined],
])('on %s the link to the docs has aria-current %j', (path, expected) => {
  expect(currentSection(path, '/docs')).toBe(expected);
});
