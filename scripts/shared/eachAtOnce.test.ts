import { expect, test } from 'vitest';
import { eachAtOnce } from './eachAtOnce';

test.each([1, 3, 20])('handles every item once, at most %i at a time', async (limit) => {
  const items = Array.from({ length: 10 }, (_, index) => index);
  const done: number[] = [];
  let running = 0;
  let most = 0;
  await eachAtOnce(items.values(), limit, async (item) => {
    most = Math.max(most, ++running);
    await new Promise(setImmediate);
    running--;
    done.push(item);
  });
  expect(done).toEqual(items);
  expect(most).toBe(Math.min(limit, items.length));
});

test('reports a failure and stops', async () => {
  const done: number[] = [];
  const failing = eachAtOnce([1, 2, 3].values(), 1, async (item) => {
    if (item === 2) throw new Error('no room');
    done.push(item);
  });
  await expect(failing).rejects.toThrow('no room');
  expect(done).toEqual([1]);
});
