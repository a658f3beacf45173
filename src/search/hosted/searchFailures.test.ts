import { afterEach, expect, test, vi } from 'vitest';
import type { FakeAnswer } from '../../../scripts/search-push/fakeAlgolia';
import { algolia, asked, clientOf, servicePerTest } from '../../../tests/support/hostedIndex';

servicePerTest();
afterEach(() => {
  vi.useRealTimers();
});

const unreadable = 'The answer of the search service cannot be read.';

test.each<[string, FakeAnswer, string]>([
  ['400', { status: 400, body: { message: 'bad' } }, 'The search service refused the query (status 400).'],
  ['403', { status: 403, body: { message: 'x' } }, 'The search service does not accept the key of this site.'],
  ['429', { status: 429, body: {} }, 'The search service gets too many queries at once.'],
  ['500', { status: 500, body: '' }, 'The search service does not answer.'],
  ['no host', { status: 0, body: '' }, 'The search service does not answer.'],
  ['a page', { status: 200, body: '<!doctype html>' }, unreadable],
  ['nothing', { status: 200, body: '' }, unreadable],
  ['null', { status: 200, body: null }, unreadable],
  ['something else', { status: 200, body: { results: [{ facetHits: [] }] } }, unreadable],
  ['no results', { status: 200, body: { results: [] } }, unreadable],
  ['invalid hits', { status: 200, body: { results: [{ nbHits: 1, hits: [{}] }] } }, unreadable],
])('%s as an answer gives a clear error, and the next search works', async (_, answer, message) => {
  const client = clientOf();
  algolia.intercept = () => answer;
  await expect(client.search(asked('export'))).rejects.toThrow(new Error(message));
  algolia.intercept = () => undefined;
  expect((await client.search(asked('export'))).total).toBe(5);
});

test('a wrong key and an unknown index give clear errors', async () => {
  await expect(clientOf({ searchKey: 'wrong' }).search(asked('a'))).rejects.toThrow('does not accept the key');
  await expect(clientOf({ index: 'other' }).search(asked('a'))).rejects.toThrow('does not know the index');
});

test('a request without an answer is cancelled after ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  algolia.intercept = () => new Promise(() => undefined);
  const search = clientOf().search(asked('export'));
  const rejected = expect(search).rejects.toThrow('The search service does not answer in time.');
  await vi.advanceTimersByTimeAsync(10_000);
  await rejected;
});
