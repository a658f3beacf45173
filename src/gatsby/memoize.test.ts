import { expect, test, vi } from 'vitest';
import { memoize } from './memoize';

test('what is known is not read again', () => {
  const read = vi.fn((key: string, rest: string) => key + rest);
  const known = memoize(read);
  expect([known('a', '1'), known('a', '1'), known('b', '2')]).toEqual(['a1', 'a1', 'b2']);
  expect(read).toHaveBeenCalledTimes(2);
});

test('what failed is tried again', async () => {
  const read = vi.fn((key: string) => Promise.resolve(key)).mockRejectedValueOnce(new Error('not yet'));
  const known = memoize(read);
  const [first, second] = [known('a'), known('a')];
  await expect(first).rejects.toThrow('not yet');
  expect(second).toBe(first);
  expect(await known('a')).toBe('a');
  expect(read).toHaveBeenCalledTimes(2);
});
