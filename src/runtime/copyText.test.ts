import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './copyText';

afterEach(() => vi.unstubAllGlobals());

test('copies, and says so', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('const a = 1;\n')).toBe(true);
  expect(writeText).toHaveBeenCalledExactlyOnceWith('const a = 1;\n');
});

test.each([
  ['denied', { clipboard: { writeText: () => Promise.reject(new Error('NotAllowedError')) } }],
  ['missing, as without https', {}],
])('a clipboard that is %s is told, not thrown', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect(await copyText('a')).toBe(false);
});
