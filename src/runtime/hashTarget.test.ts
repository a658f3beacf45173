import { afterEach, expect, test, vi } from 'vitest';
import { hashTarget } from './hashTarget';

afterEach(() => vi.unstubAllGlobals());

const element = (isInert: boolean) => ({ closest: () => (isInert ? {} : null) });

test.each([
  ['the first', [false, false], 0],
  ['the one of the page that shows', [true, false, true], 1],
  ['none of a page that does not show', [true], undefined],
  ['none', [], undefined],
])('of elements with the id a hash names %s', (_, areInert, index) => {
  const elements = areInert.map(element);
  vi.stubGlobal('CSS', { escape: (id: string) => id });
  vi.stubGlobal('document', { querySelectorAll: () => elements });
  expect(hashTarget('#usage')).toBe(index === undefined ? null : elements[index]);
});
