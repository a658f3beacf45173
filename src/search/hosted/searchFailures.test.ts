import { afterEach, expect, test, vi } from 'vitest';
import { algoliaHosts, startAlgoliaServer } from '../../../scripts/search-push/fakeAlgolia/algoliaServer';
import type { FakeAnswer } from '../../../scripts/search-push/fakeAlgolia/algoliaServer';
import { asked, clientOf, serveRecordsPerTest, urls } from '../../../tests/support/hostedIndex';
import { server } from '../../../scripts/search-push/fakeAlgolia/serverPerTest';

serveRecordsPerTest();
afterEach(() => {
  vi.useRealTimers();
});

const page: FakeAnswer = { status: 200, body: '<!doctype html>', headers: { 'Content-Type': 'text/html' } };
const unreadable = 'The answer of the search service cannot be read.';

test.each<[string, FakeAnswer, string]>([
  ['400', { status: 400, body: { message: 'bad' } }, 'The search service refused the query (status 400).'],
  ['403', { status: 403, body: { message: 'x' } }, 'The search service does not accept the key of this site.'],
  ['500', { status: 500, body: '' }, 'The search service does not answer.'],
  ['a page', page, unreadable],
  ['nothing', { status: 200, body: '' }, unreadable],
  ['null', { status: 200, body: null }, unreadable],
  ['something else', { status: 200, body: { results: [{ facetHits: [] }] } }, unreadable],
  ['no results', { status: 200, body: { results: [] } }, unreadable],
  ['invalid hits', { status: 200, body: { results: [{ nbHits: 1, hits: [{}] }] } }, unreadable],
])('%s as an answer gives a clear error, and the next search works', async (_, answer, message) => {
  const client = clientOf();
  server.intercept = () => answer;
  await expect(client.search(asked('export'))).rejects.toThrow(new Error(message));
  server.intercept = () => undefined;
  expect((await client.search(asked('export'))).total).toBe(5);
});

test('a wrong key, an unknown index and a missing host give clear errors', async () => {
  await expect(clientOf({ searchKey: 'wrong' }).search(asked('a'))).rejects.toThrow('does not accept the key');
  await expect(clientOf({ index: 'other' }).search(asked('a'))).rejects.toThrow('does not know the index');
  const closed = await startAlgoliaServer();
  await closed.close();
  await expect(clientOf({ hosts: algoliaHosts(closed) }).search(asked('a'))).rejects.toThrow('does not answer.');
});

test('too many requests at once are tried again, then reported', async () => {
  const busy = { status: 429, body: {} };
  let tries = 0;
  server.intercept = () => (++tries === 1 ? busy : undefined);
  expect((await clientOf().search(asked('export'))).total).toBe(5);
  server.intercept = () => busy;
  await expect(clientOf().search(asked('export'))).rejects.toThrow('too many queries at once');
});

test('when a host fails the next one answers', async () => {
  const failing = await startAlgoliaServer();
  failing.intercept = () => ({ status: 503, body: '' });
  expect(await urls(asked('demo'), { hosts: algoliaHosts(failing, server) })).toEqual(['/demo']);
  expect(failing.calls).toHaveLength(1);
  await failing.close();
});

test('a request without an answer is cancelled after ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  server.intercept = () => new Promise(() => undefined);
  const search = clientOf({ hosts: algoliaHosts(server, server, server, server) }).search(asked('export'));
  const rejected = expect(search).rejects.toThrow('The search service does not answer in time.');
  await vi.advanceTimersByTimeAsync(10_000);
  await rejected;
});
