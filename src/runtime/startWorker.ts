import { wrap, type Remote } from 'comlink';

const START_TIMEOUT_MS = 4_000;

export interface StartedWorker<Engine> {
  engine: Remote<Engine>;
  /** Rejects if the worker fails, which ends it: Comlink does not notice, and calls would stay pending. */
  failure: Promise<never>;
  /** Ends the worker. */
  fail: (error: Error) => void;
}

/**
 * Rejects if the worker does not start.
 *
 * @param subject of the messages, such as "The search"
 */
export async function startWorker<Engine extends { isReady: () => boolean }>(
  worker: Worker,
  subject: string,
): Promise<StartedWorker<Engine>> {
  let fail: (error: Error) => void = () => {};
  const failure = new Promise<never>((_, reject) => (fail = reject));
  failure.catch(() => worker.terminate());
  worker.addEventListener('error', () => fail(new Error(`${subject} has failed.`)));
  const timer = setTimeout(() => fail(new Error(`${subject} did not start.`)), START_TIMEOUT_MS);
  const engine = wrap<Engine>(worker);
  await Promise.race([(engine as unknown as { isReady: () => Promise<boolean> }).isReady(), failure]);
  clearTimeout(timer);
  return { engine, failure, fail };
}
