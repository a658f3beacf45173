import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchResults } from '../types';
import { createEngineClient } from './createEngineClient';
import { encodeIndex } from './indexFile';
import type { WorkerReply, WorkerRequest } from './messages';

const NOTHING: SearchResults = { total: 0, kinds: { page: 0, section: 0, symbol: 0, site: 0 }, hits: [] };
const ANSWER: SearchResults = { ...NOTHING, total: 7 };
const request = { query: 'intro', version: '5', offset: 0, limit: 5 };

/** A worker that replies as it is told to. */
class FakeWorker extends EventTarget {
  asked: WorkerRequest[] = [];
  isTerminated = false;

  constructor(private reply: (request: WorkerRequest) => WorkerReply | undefined) {
    super();
  }

  postMessage(asked: WorkerRequest) {
    this.asked.push(asked);
    const data = this.reply(asked);
    if (data) queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }

  terminate() {
    this.isTerminated = true;
  }
}

const working = (asked: WorkerRequest): WorkerReply | undefined => {
  if (asked.ask === 'start') return { tell: 'started' };
  return asked.ask === 'search' ? { tell: 'results', id: asked.id, results: ANSWER } : undefined;
};

const clientOf = (startWorker: () => FakeWorker) =>
  createEngineClient({ folder: '/search-index/', startWorker: startWorker as unknown as () => Worker });

beforeEach(() => {
  const fetched = async () => new Response(encodeIndex('5', { records: [], synonyms: [] }));
  vi.stubGlobal('fetch', vi.fn(fetched));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('nothing starts before it is used, and one worker answers all', async () => {
  const workers: FakeWorker[] = [];
  const client = clientOf(() => (workers.push(new FakeWorker(working)), workers[0] as FakeWorker));
  expect(workers).toHaveLength(0);
  client.prepare('5');
  expect(await client.search(request)).toEqual(ANSWER);
  expect(await client.search(request)).toEqual(ANSWER);
  expect(workers).toHaveLength(1);
  expect(workers[0]?.asked.map(({ ask }) => ask)).toEqual(['start', 'prepare', 'search', 'search']);
  expect(fetch).not.toHaveBeenCalled();
});

test('what failed in the worker is told with its words', async () => {
  const client = clientOf(
    () =>
      new FakeWorker((asked) =>
        asked.ask === 'search' ? { tell: 'failure', id: asked.id, message: 'No index.' } : working(asked),
      ),
  );
  await expect(client.search(request)).rejects.toThrow('No index.');
});

test('where workers are forbidden, the page answers', async () => {
  const client = clientOf(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(await client.search(request)).toEqual(NOTHING);
  expect(fetch).toHaveBeenCalledOnce();
});

test('where the script of the worker does not load, the page answers', async () => {
  const worker = new FakeWorker(() => undefined);
  const client = clientOf(() => worker);
  const searched = client.search(request);
  worker.dispatchEvent(new Event('error'));
  expect(await searched).toEqual(NOTHING);
  expect(worker.isTerminated).toBe(true);
});

test('where the worker never starts, the page answers', async () => {
  vi.useFakeTimers();
  const client = clientOf(() => new FakeWorker(() => undefined));
  const searched = client.search(request);
  await vi.advanceTimersByTimeAsync(4_100);
  vi.useRealTimers();
  expect(await searched).toEqual(NOTHING);
});

test('a worker that breaks rejects what it was asked, and the next query has a new one', async () => {
  const broken = new FakeWorker((asked) => (asked.ask === 'start' ? { tell: 'started' } : undefined));
  const workers = [broken, new FakeWorker(working)];
  const client = clientOf(() => workers.shift() as FakeWorker);
  const searched = client.search(request);
  await expect.poll(() => broken.asked).toHaveLength(2);
  broken.dispatchEvent(new Event('error'));
  await expect(searched).rejects.toThrow('The search has failed.');
  expect(await client.search(request)).toEqual(ANSWER);
});
