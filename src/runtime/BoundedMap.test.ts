import { expect, test } from 'vitest';
import { BoundedMap, CACHE_LIMIT } from './BoundedMap';

test('a cache holds ten thousand entries, and forgets the oldest', { tags: 'path-caches' }, () => {
  const map = new BoundedMap<number, number>();
  for (let index = 0; index < CACHE_LIMIT; index += 1) map.set(index, index);
  expect([CACHE_LIMIT, map.size, map.has(0)]).toEqual([10_000, 10_000, true]);
  map.set(CACHE_LIMIT, 1);
  expect([map.size, map.has(0), map.has(1)]).toEqual([10_000, false, true]);
});

test('what is set again is new again', () => {
  const map = new BoundedMap<number, string>(3);
  for (const key of [0, 1, 2]) map.set(key, 'old');
  map.set(0, 'new');
  map.set(3, 'new');
  expect([...map]).toEqual([
    [2, 'old'],
    [0, 'new'],
    [3, 'new'],
  ]);
});
