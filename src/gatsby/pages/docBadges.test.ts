import { expect, test } from 'vitest';
import { apiChange } from '../../../tests/support/api';
import { docBadges } from './docBadges';

const badgeOf = docBadges(
  new Set(['intro', 'api/export']),
  [['api/export', 'utils/export']],
  [apiChange('added', 'Fresh'), apiChange('added', 'Props.a'), apiChange('changed', 'Other')],
);

test.each([
  ['utils/hooks', [], 'New'],
  ['utils/hooks', ['Fresh'], 'New'],
  ['utils/export', ['Other', 'Fresh'], 'Updated'],
  ['intro', ['Other', 'Props'], undefined],
])('page %s that documents %j has the badge %s', (docId, documents, badge) => {
  expect(badgeOf({ docId, documents })).toBe(badge);
});
