import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  APP_ID,
  hostsOf,
  SEARCH_KEY,
  startAlgoliaServer,
  type AlgoliaServer,
  type Answer,
} from '../../../tests/support/algoliaServer';
import { createIndex } from '../../../tests/support/algoliaIndex';
import type { SearchRequest } from '../types';
import { createHostedSearchClient } from './createHostedSearchClient';
import { LEVELS, type HostedSettings, type IndexRecord } from './types';

/** A record, its labels from the category down. */
const record = (path: string, labels: (string | null)[], more: Partial<IndexRecord>): IndexRecord => ({
  objectID: path,
  url: `https://docs.example${path}`,
  url_without_anchor: `https://docs.example${path.replace(/#.*/, '')}`,
  anchor: path.split('#')[1] ?? null,
  content: null,
  type: LEVELS[labels.length - 1] ?? 'content',
  hierarchy: Object.fromEntries(LEVELS.map((level, at) => [level, labels[at] ?? null])) as IndexRecord['hierarchy'],
  language: 'en',
  docusaurus_tag: 'docs-default-5',
  version: '5',
  ...more,
});

const RECORDS = [
  record('/docs/api/export', ['API', 'Export'], { kind: 'page', content: 'Turn a query into SQL.' }),
  record('/docs/api/import', ['API', 'Import'], { kind: 'page', content: 'What export wrote.' }),
  record('/docs/api/export#parse', ['API', 'Export', 'Parse numbers'], {
    kind: 'section',
    content: `Write ${'very '.repeat(20)}<b>numbers</b> & "strings" as export gives them.`,
  }),
  record('/docs/api/formats#formatquery', ['API', 'Export formats', 'formatQuery'], { kind: 'symbol' }),
  record('/docs/4/api/export', ['API', 'Export'], { kind: 'page', docusaurus_tag: 'docs-default-4', version: '4' }),
  record('/demo', [null, 'Export demo'], { kind: 'site', docusaurus_tag: 'default', version: null }),
  record('/fr/export', ['API', 'Export'], { kind: 'page', language: 'fr' }),
];

const INDEX = 'docs';
const FACETS = ['language', 'docusaurus_tag', 'version', 'kind'];

let server: AlgoliaServer;
beforeEach(async () => {
  server = await startAlgoliaServer();
  fill(RECORDS, FACETS);
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

function fill(records: readonly IndexRecord[], attributesForFaceting: string[]) {
  const byId = new Map(records.map((it) => [it.objectID, { ...it }]));
  server.indexes.set(INDEX, { ...createIndex(), records: byId, settings: { attributesForFaceting } });
}

const clientOf = (settings: Partial<HostedSettings> = {}) =>
  createHostedSearchClient({
    appId: APP_ID,
    searchKey: SEARCH_KEY,
    index: INDEX,
    pathPrefix: '',
    externalUrls: null,
    hosts: hostsOf(server),
    ...settings,
  });

const asked = (query: string, more: Partial<SearchRequest> = {}): SearchRequest => ({
  query,
  version: '5',
  offset: 0,
  limit: 20,
  ...more,
});

const urls = async (request: SearchRequest, settings?: Partial<HostedSettings>) =>
  (await clientOf(settings).search(request)).hits.map(({ url }) => url);

test('hits of a version and of no version, those of one page together, in one request', async () => {
  const results = await clientOf().search(asked('export'));
  expect(results.hits.map(({ url }) => url)).toEqual([
    '/docs/api/export',
    '/docs/api/export#parse',
    '/docs/api/formats#formatquery',
    '/demo',
    '/docs/api/import',
  ]);
  expect(results.total).toBe(5);
  expect(results.kinds).toEqual({ page: 2, section: 1, symbol: 1, site: 1 });
  expect(server.calls).toHaveLength(1);
});

test('what was found is told from what was not, and HTML is text', async () => {
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
        { text: '…very very very very very very very <b>', match: false },
        { text: 'numbers', match: true },
        { text: '</b> & "strings" as ', match: false },
        { text: 'export', match: true },
        { text: ' gives them.', match: false },
      ],
    },
  ]);
});

test('a place found by its name alone has no passage, and one of no version no version', async () => {
  const { hits } = await clientOf().search(asked('demo'));
  expect(hits).toMatchObject([{ url: '/demo', version: null, kind: 'site', snippet: null }]);
  expect(hits[0]?.hierarchy).toHaveLength(1);
});

test('another version has other hits', async () => {
  expect(await urls(asked('export', { version: '4' }))).toEqual(['/docs/4/api/export', '/demo']);
});

test('hits of one kind, with the counts of all', async () => {
  const results = await clientOf().search(asked('export', { kind: 'symbol' }));
  expect(results.hits.map(({ url }) => url)).toEqual(['/docs/api/formats#formatquery']);
  expect(results.total).toBe(1);
  expect(results.kinds).toEqual({ page: 2, section: 1, symbol: 1, site: 1 });
  expect(server.calls).toHaveLength(1);
});

test('some of the hits, from anywhere among them', async () => {
  const results = await clientOf().search(asked('export', { offset: 1, limit: 2 }));
  expect(results.hits.map(({ url }) => url)).toEqual(['/docs/api/export#parse', '/docs/api/formats#formatquery']);
  expect(results.total).toBe(5);
});

test('no hits', async () => {
  expect(await clientOf().search(asked('nothing at all'))).toEqual({
    total: 0,
    kinds: { page: 0, section: 0, symbol: 0, site: 0 },
    hits: [],
  });
});

test("an index that DocSearch's crawler filled has pages and sections", async () => {
  const crawled = RECORDS.map((it) => ({ ...it, kind: undefined }));
  fill(crawled, ['language', 'docusaurus_tag', 'version', 'type']);
  const { hits, kinds } = await clientOf().search(asked('export'));
  expect(kinds).toEqual({ page: 3, section: 2, symbol: 0, site: 0 });
  expect(hits.map(({ kind }) => kind)).toEqual(['page', 'section', 'section', 'page', 'page']);
  expect(await urls(asked('export', { kind: 'section' }))).toEqual([
    '/docs/api/export#parse',
    '/docs/api/formats#formatquery',
  ]);
  expect(await urls(asked('export', { kind: 'symbol' }))).toEqual([]);
});

test('addresses lead into the site, under its prefix, but for those that match the external pattern', async () => {
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

const page: Answer = { status: 200, body: '<!doctype html>', headers: { 'Content-Type': 'text/html' } };
const unreadable = 'What the search service answered cannot be read.';

test.each<[string, Answer, string]>([
  ['400', { status: 400, body: { message: 'bad' } }, 'The search service refused the query (status 400).'],
  ['403', { status: 403, body: { message: 'x' } }, 'The search service does not accept the key of this site.'],
  ['500', { status: 500, body: '' }, 'The search service does not answer.'],
  ['a page', page, unreadable],
  ['nothing', { status: 200, body: '' }, unreadable],
  ['null', { status: 200, body: null }, unreadable],
  ['something else', { status: 200, body: { results: [{ facetHits: [] }] } }, unreadable],
  ['no results', { status: 200, body: { results: [] } }, unreadable],
  ['hits that are none', { status: 200, body: { results: [{ nbHits: 1, hits: [{}] }] } }, unreadable],
])('%s is one clear error, and the next try of the same query works', async (_, answer, message) => {
  const client = clientOf();
  server.intercept = () => answer;
  await expect(client.search(asked('export'))).rejects.toThrow(new Error(message));
  server.intercept = () => undefined;
  expect((await client.search(asked('export'))).total).toBe(5);
});

test('a wrong key, an unknown index and a host that is not there', async () => {
  await expect(clientOf({ searchKey: 'wrong' }).search(asked('a'))).rejects.toThrow('does not accept the key');
  await expect(clientOf({ index: 'other' }).search(asked('a'))).rejects.toThrow('does not know the index');
  const closed = await startAlgoliaServer();
  await closed.close();
  await expect(clientOf({ hosts: hostsOf(closed) }).search(asked('a'))).rejects.toThrow('does not answer.');
});

test('too many queries at once are tried again, then an error', async () => {
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
  expect(await urls(asked('demo'), { hosts: hostsOf(failing, server) })).toEqual(['/demo']);
  expect(failing.calls).toHaveLength(1);
  await failing.close();
});

test('a connection that hangs is given up after ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  server.intercept = () => new Promise(() => undefined);
  const search = clientOf({ hosts: hostsOf(server, server, server, server) }).search(asked('export'));
  const rejected = expect(search).rejects.toThrow('The search service does not answer in time.');
  await vi.advanceTimersByTimeAsync(10_000);
  await rejected;
});
