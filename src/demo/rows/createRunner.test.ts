import { afterEach, expect, test, vi } from 'vitest';
import { FakeWorker, neverAnswers } from '../../../tests/support/fakeWorker';
import { createRunner } from './createRunner';

const MUSICIANS = { rows: [], columns: {} };

const REPORT = { engine: 'an engine', outcomes: [[true]] };

const runnerOf = (...workers: FakeWorker[]) => {
  const newWorker = vi.fn(() => workers.shift() as unknown as Worker);
  return { newWorker, run: createRunner(newWorker) };
};

afterEach(() => vi.useRealTimers());

test('starts one worker for all queries, at the first one', async () => {
  const engine = { isReady: () => true, use: vi.fn(), run: vi.fn(async () => REPORT) };
  const { newWorker, run } = runnerOf(new FakeWorker(engine));
  expect(newWorker).not.toHaveBeenCalled();
  expect(await run(MUSICIANS, 'sql', ['(1 = 1)'])).toEqual(REPORT);
  expect(await run(MUSICIANS, 'cel', ['1 == 1', null])).toEqual(REPORT);
  expect(newWorker).toHaveBeenCalledOnce();
  expect(engine.run).toHaveBeenLastCalledWith('cel', ['1 == 1', null]);
  expect(engine.use.mock.calls).toEqual([[MUSICIANS]]);
  await run({ rows: [{ a: 1 }], columns: { a: 'numeric' } }, 'cel', ['a == 1']);
  expect(engine.use).toHaveBeenLastCalledWith({ rows: [{ a: 1 }], columns: { a: 'numeric' } });
});

test('ends a worker that does not come to an end, and starts another for the next query', async () => {
  const busy = { isReady: () => true, use: vi.fn(), run: vi.fn(neverAnswers) };
  const worker = new FakeWorker(busy);
  const { run } = runnerOf(worker, new FakeWorker({ ...busy, run: async () => REPORT }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const running = run(MUSICIANS, 'mongodb', ['{}']);
  running.catch(() => {});
  await vi.waitFor(() => expect(busy.run).toHaveBeenCalled());
  vi.advanceTimersByTime(10_000);
  await expect(running).rejects.toThrow('The engine has not finished in 10 seconds.');
  expect(worker.terminate).toHaveBeenCalled();
  vi.useRealTimers();
  expect(await run(MUSICIANS, 'mongodb', ['{}'])).toEqual(REPORT);
});
