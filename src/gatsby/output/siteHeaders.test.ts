import { expect, test } from 'vitest';
import { checkHeaderSections, pageSections } from './siteHeaders';

test('the sections are the parts of content, and single files', () => {
  expect(pageSections()).toEqual(['demo', 'discord', 'docs', 'markdown-page', 'search']);
});

test('a page outside of all sections fails with its path', () => {
  expect(() => checkHeaderSections(['/', '/docs', '/docs/intro'], ['docs'])).not.toThrow();
  expect(() => checkHeaderSections(['/docs/intro', '/blog/first'], ['docs'])).toThrow(
    '/blog/first: expected a page in one of the sections docs',
  );
});
