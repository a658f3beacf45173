import { expect, test } from 'vitest';
import { markdownTarget } from './markdownPath';

test.each([
  ['/docs/intro', '/docs/intro.md'],
  ['/docs/api/export#sql', '/docs/api/export.md#sql'],
  ['/docs', '/docs.md'],
  ['/', '/index.md'],
  ['/#start', '/index.md#start'],
  ['/demo/antd', '/demo/antd.md'],
  ['/demo#showNotToggle=true', '/demo#showNotToggle=true'],
  ['/search?q=sql', '/search?q=sql'],
  ['/cat.png', '/cat.png'],
  ['/llms.txt', '/llms.txt'],
])('a link to %s leads to %s in markdown', (target, expected) => {
  expect(markdownTarget(target)).toBe(expected);
});
