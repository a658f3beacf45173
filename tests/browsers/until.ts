import { isDeepStrictEqual } from 'node:util';
import { setTimeout } from 'node:timers/promises';

/** How long a page may take to do something, in ms: a machine that is busy is not a site that fails. */
const PATIENCE = 15_000;

/** How often it is asked, in ms. */
const INTERVAL = 50;

/**
 * Asks until an answer is what it should be.
 *
 * @param what it is, for the message
 * @throws Error with the last answer, or the last error, when that takes too long
 */
export async function until<T>(what: string, ask: () => Promise<T>, isRight: (answer: T) => boolean): Promise<T> {
  const end = Date.now() + PATIENCE;
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

/** Asks until an answer equals what is expected, or matches it. Throws as `until` does. */
export async function expectSoon<T>(what: string, ask: () => Promise<T>, expected: T | RegExp): Promise<void> {
  const isRight = (answer: T) =>
    expected instanceof RegExp ? expected.test(String(answer)) : isDeepStrictEqual(answer, expected);
  await until(`${what} should be ${expected instanceof RegExp ? expected : JSON.stringify(expected)}`, ask, isRight);
}
