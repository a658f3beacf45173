import { expect, test, vi } from 'vitest';
import { hashTarget } from './hashTarget';

test.each([
  ['#usage', 'usage'],
  ['#caf%C3%A9', 'café'],
  ['#100%', '100%'],
  ['', undefined],
  ['#', undefined],
])('%j names %j', (hash, id) => {
  vi.stubGlobal('document', { getElementById: (wanted: string) => ({ id: wanted }) });
  expect(hashTarget(hash)?.id).toBe(id);
});
