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
  expect(renderRedirects(rules, prefix)).toBe(expected);
});

test('no rules, no lines', () => {
  expect(renderRedirects([], '/site')).toBe('');
});
