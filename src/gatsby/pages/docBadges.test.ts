import { expect, test } from 'vitest';
import type { ApiChange } from '../api/compareApis';
import { docBadges } from './docBadges';

const change = (kind: ApiChange['kind'], symbol: string, member: string | null = null): ApiChange => ({
  kind,
  symbol,
  member,
  package: 'lib',
  before: null,
  after: null,
});

const badgeOf = docBadges(
  new Set(['intro', 'api/export']),
  [['api/export', 'utils/export']],
  [change('added', 'Fresh'), change('added', 'Props', 'a'), change('changed', 'Other')],
);

test.each([
  ['utils/hooks', [], 'New'],
  ['utils/hooks', ['Fresh'], 'New'],
  ['utils/export', ['Other', 'Fresh'], 'Updated'],
  ['intro', ['Other', 'Props'], undefined],
])('page %s that documents %j has the badge %s', (docId, documents, badge) => {
  expect(badgeOf({ docId, documents })).toBe(badge);
});
