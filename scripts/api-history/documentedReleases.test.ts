import { expect, test } from 'vitest';
import { documentedReleases } from './documentedReleases';

const PUBLISHED = ['2.5.1', '3.0.2', '3.12.1', '4.0.0-beta.8', '4.2.0', '4.2.2', '5.0.0', '5.4.1', '6.0.0', '7.0.0'];

test('takes the releases of all documented versions, without those that nobody can read', () => {
  expect(documentedReleases(PUBLISHED, ['5.4.1', '3.12.1'])).toEqual(['3.0.2', '3.12.1', '4.2.2', '5.0.0', '5.4.1']);
});
