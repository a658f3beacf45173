import { expect, test } from 'vitest';
import { decodeHash } from './decodeHash';

test.each([
  ['', ''],
  ['usage', 'usage'],
  ['caf%C3%A9', 'café'],
  ['café', 'café'],
  ['100%', '100%'],
  ['%E0%A4%A', '%E0%A4%A'],
])('%j names %j', (hash, name) => {
  expect(decodeHash(hash)).toBe(name);
});
