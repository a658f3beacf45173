import { expect, test } from 'vitest';
import { createLoopGuard, MAX_BLOCKING_MS, StoppedError } from './createLoopGuard';

/** A guard with a fake clock and manual turns. */
function setUp() {
  let time = 5000;
  let turn: (() => void) | null = null;
  const told: StoppedError[] = [];
  const { check: guard, stopEffect } = createLoopGuard(
    (error) => told.push(error),
    (callback) => (turn = callback),
    () => time,
  );
  return {
    guard,
    stopEffect,
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
  wait(MAX_BLOCKING_MS);
  expect(guard).not.toThrow();
  wait(1);
  expect(guard).toThrow(StoppedError);
  expect(told).toHaveLength(1);
});

test('stops code until the next turn of the browser, and reports it once', () => {
  const { guard, wait, told, nextTurn } = setUp();
  guard();
  wait(MAX_BLOCKING_MS + 1);
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
    wait(MAX_BLOCKING_MS);
    nextTurn();
    wait(60_000);
    expect(guard).not.toThrow();
    nextTurn();
  }
});

test('an effect without end is stopped for good, and says what it was', () => {
  const { guard, stopEffect, wait, told, nextTurn } = setUp();
  stopEffect();
  wait(MAX_BLOCKING_MS);
  expect(stopEffect).not.toThrow();
  wait(1);
  expect(stopEffect).toThrow(StoppedError);
  nextTurn();
  expect(guard).toThrow(/an effect set a state after each render/);
  expect(told).toHaveLength(1);
});

test('effects that come to an end are not stopped', () => {
  const { guard, stopEffect, wait } = setUp();
  for (let round = 0; round < 3; round++) {
    expect(stopEffect).not.toThrow();
    wait(60_000);
  }
  expect(guard).not.toThrow();
});
