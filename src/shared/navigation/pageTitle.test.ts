import { expect, test } from 'vitest';
import { pageTitle } from './pageTitle';

test.each([
  ['the home page', undefined, undefined, 'The Site'],
  ['a page of no version', 'Search', undefined, 'Search | The Site'],
  ['a page of the latest version', 'Export', { label: 'v5.x', isLast: true }, 'Export | The Site'],
  ['a page of another version', 'Export', { label: 'v4.x', isLast: false }, 'Export (v4.x) | The Site'],
])('%s has its title', (_, title, version, expected) => {
  expect(pageTitle('The Site', title, version)).toBe(expected);
});
