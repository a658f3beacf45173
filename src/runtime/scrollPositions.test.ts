import { expect, test } from 'vitest';
import { parsePositions, serializePositions, ScrollPositions } from './scrollPositions';

test('restores stored positions', () => {
  const positions = parsePositions('[["a",0],["b",120.5]]');
  expect([...positions.keys(), ...positions.values()]).toEqual(['a', 'b', 0, 120.5]);
  expect(parsePositions(serializePositions(positions))).toEqual(positions);
});

test.each([null, '', 'rubbish', '{}', 'null', '1', '[1]'])('reads no position from %j', (stored) => {
  expect(parsePositions(stored).size).toBe(0);
});

test('keeps ten thousand positions and drops the oldest, unless it was set again', { tags: 'path-caches' }, () => {
  const positions = new ScrollPositions();
  for (let index = 0; index < 10_000; index += 1) positions.set(String(index), 0);
  expect([positions.size, positions.has('0')]).toEqual([10_000, true]);
  positions.set('0', 1);
  positions.set('new', 1);
  expect([positions.size, positions.get('0'), positions.has('1'), positions.has('2')]).toEqual([
    10_000,
    1,
    false,
    true,
  ]);
});
