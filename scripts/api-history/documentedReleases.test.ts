import { expect, test } from 'vitest';
import { documentedReleases, libraryFor } from './documentedReleases';

const PUBLISHED = ['2.5.1', '3.0.2', '3.12.1', '4.0.0-beta.8', '4.2.0', '4.2.2', '5.0.0', '5.4.1', '6.0.0', '7.0.0'];

test('takes the releases of all documented versions, without those that nobody can read', () => {
  expect(documentedReleases(PUBLISHED, ['5.4.1', '3.12.1'])).toEqual(['3.0.2', '3.12.1', '4.2.2', '5.0.0', '5.4.1']);
});

test.each([
  ['3.12.1', '3.12.1'],
  ['3.12.2', '3.12.1'],
  ['3.9.9', '3.9.0'],
  ['3.0.0', '3.9.0'],
])('reads an adapter of %s with the library of %s', (release, expected) => {
  expect(libraryFor(release, ['3.9.0', '3.12.1', '4.2.2'])).toBe(expected);
});
