import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  ALGOLIA_APP_ID,
  ALGOLIA_SEARCH_KEY,
  fakeAlgolia,
  type FakeAlgolia,
  type FakeAnswer,
} from '../../../scripts/search-push/fakeAlgolia';
import { indexContent } from '../../../scripts/search-push/indexContent';
import { searchRecord } from '../../../tests/support/searchRecord';
import { NO_KINDS, type SearchRequest } from '../../shared/search/client';
import type { SearchRecord } from '../../shared/search/record';
import { createHostedSearchClient } from './createHostedSearchClient';
import type { HostedSettings, IndexRecord } from './types';

/** @param labels of the category and the page, then the headings */
function record(
  id: string,
  [category, title, ...headings]: [string, string, ...string[]],
  more: Partial<SearchRecord>,
) {
  const [path, anchor = null] = id.split('#');
  return searchRecord({ id, path, anchor, category, title, headings, ...more });
}

/** Pages, a section and a symbol, in several versions and languages. */
const CONTENT = indexContent(
  [
    record('/docs/api/export', ['API', 'Export'], { kind: 'page', text: 'Turn a query into SQL.' }),
    record('/docs/api/import', ['API', 'Import'], { kind: 'page', text: 'What export wrote.' }),
    record('/docs/api/export#parse', ['API', 'Export', 'Parse numbers'], {
      text: `Write <b>numbers</b> & "strings" as export gives them.`,
    }),
    record('/docs/api/formats#formatquery', ['API', 'Export formats', 'formatQuery'], { kind: 'symbol' }),
    record('/docs/4/api/export', ['API', 'Export'], { kind: 'page', version: '4' }),
    searchRecord({ id: '/demo', kind: 'site', version: null, path: '/demo', title: 'Export demo' }),
  ],
  [],
  'https://docs.example',
);
const RECORDS: IndexRecord[] = [...CONTENT.records, { ...CONTENT.records[0]!, objectID: '/fr/export', language: 'fr' }];

const INDEX = 'docs';

/** The service of the current test. */
let algolia: FakeAlgolia;

beforeEach(() => {
  algolia = fakeAlgolia();
  fill(RECORDS);
});
afterEach(() => void vi.useRealTimers());

/** Replaces the index. */
function fill(records: readonly IndexRecord[], settings = CONTENT.settings) {
  algolia.indexes.set(INDEX, {
    settings,
    synonyms: [],
    records: records.map((it) => ({ ...it })),
  });
}

/** A client of the service, created from site settings. */
const clientOf = (settings: Partial<HostedSettings> = {}) =>
  createHostedSearchClient({
    appId: ALGOLIA_APP_ID,
    searchKey: ALGOLIA_SEARCH_KEY,
    index: INDEX,
    pathPrefix: '',
    externalUrls: null,
    requester: algolia,
    ...settings,
  });

/** A request for the first hits of version 5. */
const asked = (query: string, more: Partial<SearchRequest> = {}): SearchRequest => ({
  query,
  version: '5',
  offset: 0,
  limit: 20,
  ...more,
});

/** URLs of the hits. */
const urls = async (request: SearchRequest, settings?: Partial<HostedSettings>) =>
  (await clientOf(settings).search(request)).hits.map(({ url }) => url);

test('finds hits of a version and without a version in one request, grouped by page', async () => {
  const results = await clientOf().search(asked('export'));
  expect(results.hits.map(({ url }) => url)).toEqual([
    '/docs/api/export',
    '/docs/api/export#parse',
    '/demo',
    '/docs/api/formats#formatquery',
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
  expect(results.hits.map(({ url }) => url)).toEqual(['/demo', '/docs/api/export#parse']);
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
  fill(crawled, { attributesForFaceting: ['language', 'docusaurus_tag', 'version', 'type'] });
  const { hits, kinds } = await clientOf().search(asked('export'));
  expect(kinds).toEqual({ question: 0, page: 3, section: 2, symbol: 0, site: 0 });
  expect(hits.map(({ kind }) => kind)).toEqual(['page', 'section', 'page', 'section', 'page']);
  expect(await urls(asked('export', { kind: 'section' }))).toEqual([
    '/docs/api/export#parse',
    '/docs/api/formats#formatquery',
  ]);
  expect(await urls(asked('export', { kind: 'symbol' }))).toEqual([]);
});

test('addresses lead into the site, except those of the external pattern', { tags: 'external-result' }, async () => {
  const [first] = RECORDS;
  fill([
    { ...first!, url: 'https://old.example/base/docs/x#y' },
    { ...RECORDS[3]!, url: 'https://blog.example/export' },
  ]);
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
