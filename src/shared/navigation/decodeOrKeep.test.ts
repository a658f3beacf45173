import { expect, test } from 'vitest';
import { decodeOrKeep } from './decodeOrKeep';

test.each([
  ['', ''],
  ['usage', 'usage'],
  ['caf%C3%A9', 'café'],
  ['café', 'café'],
  ['100%', '100%'],
  ['%E0%A4%A', '%E0%A4%A'],
])('%j becomes %j', (part, text) => {
  expect(decodeOrKeep(part)).toBe(text);
});
