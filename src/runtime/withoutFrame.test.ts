import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withoutFrame } from './withoutFrame';

const later = vi.fn(() => 7);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { requestAnimationFrame: later });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  later.mockClear();
});

test('what is asked of the next frame is done in the next task, and only the first', async () => {
  const done: string[] = [];
  withoutFrame(() => {
    void Promise.resolve().then(() => {
      window.requestAnimationFrame(() => done.push('the first'));
      window.requestAnimationFrame(() => done.push('the second'));
    });
  });
  await Promise.resolve();
  expect(done).toEqual([]);
  vi.runAllTimers();
  expect(done).toEqual(['the first']);
  expect(later).toHaveBeenCalledOnce();
});

test('nothing is done without a frame that is asked for after that', () => {
  const late = vi.fn();
  withoutFrame(() => undefined);
  vi.runAllTimers();
  window.requestAnimationFrame(late);
  vi.runAllTimers();
  expect(late).not.toHaveBeenCalled();
  expect(later).toHaveBeenCalledWith(late);
});
