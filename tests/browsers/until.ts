import { isDeepStrictEqual } from 'node:util';
import { setTimeout } from 'node:timers/promises';

/** Timeout in ms, long enough for a busy machine. */
const TIMEOUT_MS = 15_000;

/** Polling interval in ms. */
const INTERVAL = 50;

/**
 * Polls until an answer is right.
 *
 * @param what names the answer in the error message
 * @throws Error with the last answer or error after the timeout
 */
export async function until<T>(what: string, ask: () => Promise<T>, isRight: (answer: T) => boolean): Promise<T> {
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    let last: string;
    try {
      const answer = await ask();
      if (isRight(answer)) return answer;
      last = JSON.stringify(answer);
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
    if (Date.now() > end) throw new Error(`${what}: ${last}`);
    await setTimeout(INTERVAL);
  }
}

/** Polls until an answer equals or matches the expected value. Throws like `until`. */
export async function expectSoon<T>(what: string, ask: () => Promise<T>, expected: T | RegExp): Promise<void> {
  const isRight = (answer: T) =>
    expected instanceof RegExp ? expected.test(String(answer)) : isDeepStrictEqual(answer, expected);
  await until(`${what} should be ${expected instanceof RegExp ? expected : JSON.stringify(expected)}`, ask, isRight);
}
