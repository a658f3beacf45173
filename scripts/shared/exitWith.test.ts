import { afterEach, expect, test, vi } from 'vitest';
import { exitWith } from './exitWith';

const before = process.exitCode;
afterEach(() => {
  process.exitCode = before;
});

const fail = () => {
  throw new Error('there is no site');
};

test.each([
  ['gives nothing', () => {}, 0, []],
  ['gives true', () => true, 0, []],
  ['gives false', () => false, 1, []],
  ['gives a promise of false', async () => false, 1, []],
  ['throws', fail, 1, ['there is no site']],
  ['gives a promise that fails', async () => fail(), 1, ['there is no site']],
])('sets the exit code for a command that %s', async (_, act, code, said) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  process.exitCode = undefined;
  exitWith(act);
  await expect.poll(() => process.exitCode).toBe(code);
  expect(error.mock.calls.flat()).toEqual(said);
});
