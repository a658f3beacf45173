import { afterEach, expect, test, vi } from 'vitest';
import type { FakeAnswer } from '../../../scripts/search-push/fakeAlgolia';
import {
  algolia,
  asked,
  clientOf,
  FACETS,
  fill,
  RECORDS,
  servicePerTest,
  urls,
} from '../../../tests/support/hostedIndex';
import { NO_KINDS } from '../../shared/search/client';

servicePerTest();
afterEach(() => void vi.useRealTimers());

test('finds hits of a version and without a version in one request, grouped by page', async () => {
  const results = await clientOf().search(asked('export'));
  expect(results.hits.map(({ url }) => url)).toEqual([
    '/docs/api/export',
    '/docs/api/export#parse',
    '/docs/api/formats#formatquery',
    '/demo',
    '/docs/api/import',
  ]);
  expect(results.total).toBe(5);
  expect(results.kinds).toEqual({ question: 0, page: 2, section: 1, symbol: 1, site: 1 });
  expect(algolia.calls).toHaveLength(1);
});

test('matches are marked, and HTML is text', async () => {
  const { hits } = await clientOf().search(asked('numb exp'));
  expect(hits).toEqual([
    {
      id: '/docs/api/export#parse',
      url: '/docs/api/export#parse',
      kind: 'section',
      version: '5',
      hierarchy: [
        [{ text: 'API', match: false }],
        [{ text: 'Export', match: true }],
        [
          { text: 'Parse ', match: false },
          { text: 'numbers', match: true },
        ],
      ],
      snippet: [
        { text: 'Write <b>', match: false },
        { text: 'numbers', match: true },
        { text: '</b> & "strings" as ', match: false },
        { text: 'export', match: true },
        { text: ' gives them.', match: false },
      ],
    },
  ]);
});

test('gives no passage for a place that matches by its name, and no version for a page without one', async () => {
  const { hits } = await clientOf().search(asked('demo'));
  expect(hits).toMatchObject([{ url: '/demo', version: null, kind: 'site', snippet: null }]);
  expect(hits[0]?.hierarchy).toHaveLength(1);
});

test('another version has other hits', async () => {
  expect(await urls(asked('export', { version: '4' }))).toEqual(['/docs/4/api/export', '/demo']);
});

test('finds hits of one kind, with the counts of all kinds', async () => {
  const results = await clientOf().search(asked('export', { kind: 'symbol' }));
  expect(results.hits.map(({ url }) => url)).toEqual(['/docs/api/formats#formatquery']);
  expect(results.total).toBe(1);
  expect(results.kinds).toEqual({ question: 0, page: 2, section: 1, symbol: 1, site: 1 });
  expect(algolia.calls).toHaveLength(1);
});

test('gives a part of the hits at any offset', async () => {
  const results = await clientOf().search(asked('export', { offset: 1, limit: 2 }));
  expect(results.hits.map(({ url }) => url)).toEqual(['/docs/api/export#parse', '/docs/api/formats#formatquery']);
  expect(results.total).toBe(5);
});

test('gives no hits for an unknown word', async () => {
  expect(await clientOf().search(asked('nothing at all'))).toEqual({
    total: 0,
    kinds: NO_KINDS,
    hits: [],
  });
});

test("finds pages and sections in an index of DocSearch's crawler", async () => {
  const crawled = RECORDS.map((it) => ({ ...it, kind: undefined }));
  fill(crawled, ['language', 'docusaurus_tag', 'version', 'type']);
  const { hits, kinds } = await clientOf().search(asked('export'));
  expect(kinds).toEqual({ question: 0, page: 3, section: 2, symbol: 0, site: 0 });
  expect(hits.map(({ kind }) => kind)).toEqual(['page', 'section', 'section', 'page', 'page']);
  expect(await urls(asked('export', { kind: 'section' }))).toEqual([
    '/docs/api/export#parse',
    '/docs/api/formats#formatquery',
  ]);
  expect(await urls(asked('export', { kind: 'symbol' }))).toEqual([]);
});

test('addresses lead into the site, except those of the external pattern', { tags: 'external-result' }, async () => {
  const [first] = RECORDS;
  fill(
    [
      { ...first!, url: 'https://old.example/base/docs/x#y' },
      { ...RECORDS[3]!, url: 'https://blog.example/export' },
    ],
    FACETS,
  );
  const settings = { pathPrefix: '/base', externalUrls: /^https:\/\/blog\./ };
  expect(await urls(asked('export'), settings)).toEqual(['/docs/x#y', 'https://blog.example/export']);
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
