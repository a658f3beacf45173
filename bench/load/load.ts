import { Agent } from 'node:http';
import { eachAtOnce } from '../../scripts/shared/eachAtOnce';
import { rawRequest } from '../../scripts/shared/rawRequest';
import { timesOf, type Times } from '../times';
import { faultOf, HEADERS, type RightAnswer } from './rightAnswer';

/** How a server bore a load. */
export interface Outcome extends Times {
  requests: number;
  perSecond: number;
  /** What was wrong, an entry for each wrong answer and each connection that failed. */
  faults: string[];
}

/** All of them, one after the other, again and again until a time has passed, in seconds. */
export function* during<T>(items: readonly T[], seconds: number): IterableIterator<T> {
  const end = performance.now() + seconds * 1000;
  for (let index = 0; performance.now() < end; index++) yield items[index % items.length] as T;
}

/** Each of them so many times, then the next. */
export function* repeated<T>(items: readonly T[], times: number): IterableIterator<T> {
  for (const item of items) for (let count = 0; count < times; count++) yield item;
}

/**
 * Asks a server for one address after the other over connections that stay open, and looks at every answer.
 *
 * @param connections how many there are, each with one request at a time
 */
export async function load(
  origin: string,
  connections: number,
  answers: IterableIterator<RightAnswer>,
): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const faults: string[] = [];
  const start = performance.now();
  await eachAtOnce(answers, connections, async (right) => {
    const asked = performance.now();
    try {
      const answer = await rawRequest(origin, right.path, { headers: HEADERS, agent });
      times.push(performance.now() - asked);
      const fault = faultOf(right, answer);
      if (fault) faults.push(fault);
    } catch (error) {
      faults.push(`${right.path}: ${error instanceof Error ? error.message : error}`);
    }
  });
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  return { ...timesOf(times), requests: times.length, perSecond: times.length / seconds, faults };
}
