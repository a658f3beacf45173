import { expect, test } from 'vitest';
import { withDeterministicRandom } from './withDeterministicRandom';

const draw = () => [crypto.randomUUID(), Math.random(), crypto.randomUUID(), Math.random()];

test('repeats the same distinct ids and numbers', () => {
  const drawn = withDeterministicRandom(draw);
  expect(withDeterministicRandom(draw)).toEqual(drawn);
  expect(new Set(drawn).size).toBe(4);
  expect(drawn[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
});

test('restores randomness afterwards, even when the function throws', () => {
  const failing = () =>
    withDeterministicRandom(() => {
      throw new Error('no such field');
    });
  expect(failing).toThrow('no such field');
  expect(draw()).not.toEqual(draw());
});
