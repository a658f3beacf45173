import { expect, test } from 'vitest';
import { renderRedirects } from './redirects';

const rules = [
  { from: '/old', to: '/demo' },
  { from: '/older/page', to: '/' },
];

test.each([
  ['', '/old /demo 301!\n/older/page / 301!\n'],
  ['/site', '/site/old /site/demo 301!\n/site/older/page /site/ 301!\n'],
])('writes one permanent redirect on each line, under the path prefix %j', (prefix, expected) => {
  expect(renderRedirects(rules, [], prefix)).toBe(expected);
});

test('adds redirects for other forms of a path, which do not win over existing files', () => {
  expect(renderRedirects([], ['/', '/docs/intro'], '/site')).toBe(
    [
      '/site/index.htm /site/ 301',
      '/site/docs/intro.htm /site/docs/intro 301',
      '/site/docs/intro/index.html /site/docs/intro 301',
      '',
    ].join('\n'),
  );
});

test('writes nothing without rules and pages', () => {
  expect(renderRedirects([], [], '/site')).toBe('');
});
