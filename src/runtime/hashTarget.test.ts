import { expect, test, vi } from 'vitest';
import { hashTarget } from './hashTarget';

test.each([
  ['#usage', 'usage'],
  ['#caf%C3%A9', 'café'],
  ['#100%', '100%'],
  ['#use', undefined],
  ['#caf%C3', undefined],
  ['#showNotToggle=true', undefined],
  ['', undefined],
  ['#', undefined],
])('%j names %j', (hash, id) => {
  const ids = ['usage', 'café', '100%'];
  vi.stubGlobal('document', { getElementById: (wanted: string) => (ids.includes(wanted) ? { id: wanted } : null) });
  expect(hashTarget(hash)?.id).toBe(id);
});
