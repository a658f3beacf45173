import { expect, test } from 'vitest';
import { withDeterministicRandom } from './withDeterministicRandom';

const draw = () => [crypto.randomUUID(), Math.random(), crypto.randomUUID(), Math.random()];

test('ids and numbers are the same each time, and differ from each other', () => {
  const drawn = withDeterministicRandom(draw);
  expect(withDeterministicRandom(draw)).toEqual(drawn);
  expect(new Set(drawn).size).toBe(4);
  expect(drawn[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
});

test('chance is back afterwards, when what runs throws, too', () => {
  const failing = () =>
    withDeterministicRandom(() => {
      throw new Error('no such field');
    });
  expect(failing).toThrow('no such field');
  expect(draw()).not.toEqual(draw());
});
