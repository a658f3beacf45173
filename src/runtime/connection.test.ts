import { expect, test } from 'vitest';
import { mayPrefetch } from './connection';

test.each([
  [undefined, true],
  [{}, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '3g', saveData: false }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
  [{ saveData: true }, false],
])('over the connection %j, pages may be fetched early: %j', { tags: 'data-saver' }, (connection, allowed) => {
  expect(mayPrefetch(connection)).toBe(allowed);
});
