import { beforeEach, expect, test, vi } from 'vitest';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

vi.mock('node:timers/promises', () => ({ setTimeout: vi.fn().mockResolvedValue(undefined) }));

beforeEach(() => {
  vi.resetModules();
  vi.mocked(wait).mockClear();
});

/** Makes the process as busy as this, one share for each look. */
function makeBusy(...shares: number[]): void {
  vi.spyOn(performance, 'eventLoopUtilization').mockImplementation((before) => ({
    idle: 0,
    active: 0,
    utilization: before ? (shares.shift() ?? 0) : 0,
  }));
}

async function lookAt(...shares: number[]): Promise<number> {
  const { whenIdle } = await import('./whenIdle');
  makeBusy(...shares);
  await whenIdle();
  return vi.mocked(wait).mock.calls.length;
}

test('looks until nothing else is done', async () => {
  expect(await lookAt(0.1)).toBe(1);
});

test('waits while something else is done', async () => {
  expect(await lookAt(1, 0.9, 0.1)).toBe(3);
});

test('looks only from time to time, so that many short parts do not wait long', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  expect(await lookAt()).toBe(1);
  const { whenIdle } = await import('./whenIdle');
  now.mockReturnValue(1049);
  await whenIdle();
  expect(wait).toHaveBeenCalledTimes(1);
  now.mockReturnValue(1050);
  await whenIdle();
  expect(wait).toHaveBeenCalledTimes(2);
});

test('looks for as long as it is asked to', async () => {
  const { idleFor } = await import('./whenIdle');
  makeBusy(0.9);
  await idleFor(2000);
  expect(vi.mocked(wait).mock.calls).toEqual([[2000], [2000]]);
});
