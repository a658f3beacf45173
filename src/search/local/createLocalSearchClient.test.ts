import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeWorker, neverAnswers } from '../../../tests/support/fakeWorker';
import { NO_KINDS, type SearchClient, type SearchResults } from '../../shared/search/client';
import { encodeIndex } from '../../shared/search/indexFile';
import type { WorkerEngine } from './worker';

vi.mock('gatsby', () => ({ withPrefix: (path: string) => `/base${path}` }));

const NOTHING: SearchResults = { total: 0, kinds: NO_KINDS, hits: [] };
const ANSWER: SearchResults = { ...NOTHING, total: 7 };
const request = { query: 'intro', version: '5', offset: 0, limit: 5 };

const answering = (): WorkerEngine => ({
  isReady: () => true,
  loadIndex: vi.fn(async () => undefined),
  search: vi.fn(async () => ANSWER),
});
const clientOf = async (startWorker: () => FakeWorker): Promise<SearchClient> => {
  const { createLocalSearchClient } = await import('./createLocalSearchClient');
  return createLocalSearchClient(startWorker as unknown as () => Worker);
};

beforeEach(() => {
  vi.resetModules();
  const fetched = async () => new Response(encodeIndex([], []));
  vi.stubGlobal('fetch', vi.fn(fetched));
});
afterEach(() => vi.useRealTimers());

test('starts one worker for all queries, at the first use', async () => {
  const engine = answering();
  const startWorker = vi.fn(() => new FakeWorker(engine));
  const client = await clientOf(startWorker);
  expect(startWorker).not.toHaveBeenCalled();
  client.prepare('5');
  expect(await client.search(request)).toEqual(ANSWER);
  expect(await client.search(request)).toEqual(ANSWER);
  expect(startWorker).toHaveBeenCalledOnce();
  expect(engine.loadIndex).toHaveBeenCalledWith('/base/search-index/', '5');
  expect(engine.search).toHaveBeenCalledTimes(2);
  expect(engine.search).toHaveBeenCalledWith('/base/search-index/', request);
  expect(fetch).not.toHaveBeenCalled();
});

test('a failure in the worker keeps its message', async () => {
  const search = () => Promise.reject(new Error('No index.'));
  const client = await clientOf(() => new FakeWorker({ ...answering(), search }));
  await expect(client.search(request)).rejects.toThrow('No index.');
});

test('searches in the page where workers are forbidden', async () => {
  const client = await clientOf(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(await client.search(request)).toEqual(NOTHING);
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/base/search-index/5.json', expect.anything());
});

test('searches in the page if the worker never starts', async () => {
  const client = await clientOf(() => new FakeWorker());
  vi.useFakeTimers();
  const searched = client.search(request);
  await vi.advanceTimersByTimeAsync(4_100);
  vi.useRealTimers();
  expect(await searched).toEqual(NOTHING);
});

test('rejects the queries of a worker that breaks, and starts a new one for the next query', async () => {
  const search = vi.fn(neverAnswers);
  const broken = new FakeWorker({ ...answering(), search });
  const workers = [broken, new FakeWorker(answering())];
  const client = await clientOf(() => workers.shift() as FakeWorker);
  const searched = client.search(request);
  await expect.poll(() => search.mock.calls).toHaveLength(1);
  broken.dispatchEvent(new Event('error'));
  await expect(searched).rejects.toThrow('The search has failed.');
  expect(await client.search(request)).toEqual(ANSWER);
});
