import { expect, test } from 'vitest';
import { createGuard, LONGEST_RUN, StoppedError } from './createGuard';

/** A guard with a clock and turns that the test moves on. */
function setUp() {
  let time = 5000;
  let turn: (() => void) | null = null;
  const told: StoppedError[] = [];
  const guard = createGuard(
    (error) => told.push(error),
    (callback) => (turn = callback),
    () => time,
  );
  return {
    guard,
    told,
    wait: (ms: number) => (time += ms),
    nextTurn() {
      turn?.();
      turn = null;
    },
  };
}

test('code may run for a second', () => {
  const { guard, wait, told } = setUp();
  guard();
  wait(LONGEST_RUN);
  expect(guard).not.toThrow();
  wait(1);
  expect(guard).toThrow(StoppedError);
  expect(told).toHaveLength(1);
});

test('once stopped, it stays so until the browser had a turn, and is told once', () => {
  const { guard, wait, told, nextTurn } = setUp();
  guard();
  wait(LONGEST_RUN + 1);
  expect(guard).toThrow(StoppedError);
  expect(guard).toThrow(StoppedError);
  expect(told).toHaveLength(1);
  nextTurn();
  expect(guard).not.toThrow();
});

test('time that passes between turns does not count', () => {
  const { guard, wait, nextTurn } = setUp();
  for (let round = 0; round < 5; round++) {
    guard();
    wait(LONGEST_RUN);
    nextTurn();
    wait(60_000);
    expect(guard).not.toThrow();
    nextTurn();
  }
});
