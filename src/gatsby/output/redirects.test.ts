import { expect, test } from 'vitest';
import { renderRedirects } from './redirects';

const rules = [
  { from: '/old', to: '/demo' },
  { from: '/older/page', to: '/' },
];

test.each([
  ['', '/old /demo 301!\n/older/page / 301!\n'],
  ['/site', '/site/old /site/demo 301!\n/site/older/page /site/ 301!\n'],
])('one permanent redirect a line, under the path prefix %j', (prefix, expected) => {
  expect(renderRedirects(rules, [], prefix)).toBe(expected);
});

test('other forms of the pages follow, and do not win over what is there', () => {
  expect(renderRedirects([], ['/', '/docs/intro'], '/site')).toBe(
    [
      '/site/index.htm /site/ 301',
      '/site/docs/intro.htm /site/docs/intro 301',
      '/site/docs/intro/index.html /site/docs/intro 301',
      '',
    ].join('\n'),
  );
});

test('no rules and no pages, no lines', () => {
  expect(renderRedirects([], [], '/site')).toBe('');
});
