import { expect, test } from 'vitest';
import { pathPattern } from './pathPattern';

test.each([
  ['/*', ['/', '/docs/intro'], ['']],
  ['/playground/*.js', ['/playground/a.js', '/playground/5/a.js'], ['/playground/a.json', '/playground/ajs']],
  ['/a.b+c', ['/a.b+c'], ['/aXb+c', '/a.bb', '/a.b+c/d']],
])('%s', (path, matching, others) => {
  const pattern = new RegExp(`^${pathPattern(path)}$`);
  expect(matching.filter((it) => !pattern.test(it))).toEqual([]);
  expect(others.filter((it) => pattern.test(it))).toEqual([]);
});
