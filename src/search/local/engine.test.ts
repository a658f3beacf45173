import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEngine } from './engine';
import { encodeIndex } from './indexFile';

const text = encodeIndex('5', {
  records: [
    {
      id: '/docs/intro',
      kind: 'page',
      version: '5',
      path: '/docs/intro',
      anchor: null,
      category: null,
      title: 'Intro',
      headings: [],
      text: '',
    },
  ],
  synonyms: [],
});

const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', fetchMock));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  fetchMock.mockReset();
});

const request = { query: 'intro', version: '5', offset: 0, limit: 5 };
const FAILURE = 'The search index could not be loaded.';

test('the index of a version is fetched once, for all queries', async () => {
  fetchMock.mockImplementation(async () => new Response(text));
  const engine = createEngine('/p/search-index/');
  const [one, two] = await Promise.all([engine.search(request), engine.search(request)]);
  await engine.search({ ...request, query: 'in' });
  expect([one.total, two.total]).toEqual([1, 1]);
  expect(fetchMock.mock.calls.map(([url]) => url)).toEqual(['/p/search-index/5.json']);
});

test('a name of a version is no path', async () => {
  fetchMock.mockImplementation(async () => new Response(text));
  await createEngine('/search-index/').search({ ...request, version: '../secret' });
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/search-index/..%2Fsecret.json');
});

test.each([
  ['404', async () => new Response('', { status: 404 })],
  ['500', async () => new Response(text, { status: 500 })],
  ['a page with status 200', async () => new Response('<!doctype html>')],
  ['half a file', async () => new Response(text.slice(0, 30))],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is told, and a later try works', async (_, reply: () => Promise<Response>) => {
  fetchMock.mockImplementationOnce(reply);
  fetchMock.mockImplementation(async () => new Response(text));
  const engine = createEngine('/');
  await expect(engine.search(request)).rejects.toThrow(FAILURE);
  expect((await engine.search(request)).total).toBe(1);
});

test('a server that never answers is given up', async () => {
  vi.useFakeTimers();
  fetchMock.mockImplementation(
    (_, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error()))),
  );
  const searched = createEngine('/').search(request);
  const told = expect(searched).rejects.toThrow(FAILURE);
  await vi.advanceTimersByTimeAsync(9_900);
  expect(fetchMock.mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  await told;
});

test('what fails before it is needed is told to nobody, and tried again', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fetchMock.mockImplementation(async () => new Response(text));
  const engine = createEngine('/');
  engine.prepare('5');
  await new Promise((done) => setTimeout(done));
  expect((await engine.search(request)).total).toBe(1);
  expect(fetchMock).toHaveBeenCalledTimes(2);
});
