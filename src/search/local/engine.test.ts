import { beforeEach, expect, test, vi } from 'vitest';
import { searchRecord } from '../../../tests/support/searchRecord';
import type * as Engine from './engine';
import { encodeIndex } from '../../shared/search/indexFile';

const text = encodeIndex([searchRecord({ kind: 'page', title: 'Intro' })], []);

const fetchMock = vi.fn<typeof fetch>();
let engine: typeof Engine;
beforeEach(async () => {
  vi.resetModules();
  engine = await import('./engine');
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
});

const request = { query: 'intro', version: '5', offset: 0, limit: 5 };
const FAILURE = 'The search index could not be loaded.';

test('the index of a version is fetched once, for all queries', async () => {
  fetchMock.mockImplementation(async () => new Response(text));
  const folder = '/p/search-index/';
  const [one, two] = await Promise.all([engine.search(folder, request), engine.search(folder, request)]);
  await engine.search(folder, { ...request, query: 'in' });
  expect([one.total, two.total]).toEqual([1, 1]);
  expect(fetchMock.mock.calls.map(([url]) => url)).toEqual(['/p/search-index/5.json']);
});

test('does not use the name of a version as a path', async () => {
  fetchMock.mockImplementation(async () => new Response(text));
  await engine.search('/search-index/', { ...request, version: '../secret' });
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/search-index/..%2Fsecret.json');
});

test('gives up on a server that never answers', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  fetchMock.mockImplementation(async (_, init) => {
    init?.signal?.throwIfAborted();
    return new Response(text);
  });
  await expect(engine.search('/', request)).rejects.toThrow(FAILURE);
  expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000);
});

test('searches after an index that failed to load in advance', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fetchMock.mockImplementation(async () => new Response(text));
  await expect(engine.loadIndex('/', '5')).rejects.toThrow(FAILURE);
  expect((await engine.search('/', request)).total).toBe(1);
  expect(fetchMock).toHaveBeenCalledTimes(2);
});
