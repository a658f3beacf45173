import { expect, test } from 'vitest';
import { refusesTracking } from './analytics';

test.each([
  [{ doNotTrack: '1' }, true],
  [{ doNotTrack: 'yes' }, true],
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: '0', globalPrivacyControl: true }, true],
  [{ doNotTrack: '0', globalPrivacyControl: false }, false],
  [{ doNotTrack: 'unspecified' }, false],
  [{ doNotTrack: null }, false],
  [{}, false],
])('a browser with %j refuses analytics: %j', (privacy, refuses) => {
  expect(refusesTracking(privacy)).toBe(refuses);
});
