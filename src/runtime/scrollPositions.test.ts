import { expect, test } from 'vitest';
import { parsePositions, printPositions } from './scrollPositions';

test('what is stored comes back', () => {
  const positions = parsePositions('[["a",0],["b",120.5]]');
  expect([...positions]).toEqual([
    ['a', 0],
    ['b', 120.5],
  ]);
  expect(parsePositions(printPositions(positions))).toEqual(positions);
});

test.each([
  null,
  '',
  'rubbish',
  '{}',
  '{"a":1}',
  'null',
  '1',
  '"ab"',
  '[1,null,"ab"]',
  '[["a"],["a","1"],["a",-1],[1,2]]',
])('of %j nothing is a position', (stored) => {
  expect(parsePositions(stored).size).toBe(0);
});

test('rubbish beside a position does not harm it, and a prototype has none', () => {
  const positions = parsePositions('[null,["a",7],["__proto__",3]]');
  expect(positions.get('a')).toBe(7);
  expect(positions.get('constructor')).toBeUndefined();
});
