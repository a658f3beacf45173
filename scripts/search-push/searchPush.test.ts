import { expect, test, vi } from 'vitest';
import { createIndex } from './fakeAlgolia/algoliaIndex';
import {
  ALGOLIA_APP_ID,
  algoliaHosts,
  ALGOLIA_SEARCH_KEY,
  ALGOLIA_ADMIN_KEY,
  startAlgoliaServer,
} from './fakeAlgolia/algoliaServer';
import { server, startServerPerTest } from './fakeAlgolia/serverPerTest';
import { createHostedSearchClient } from '../../src/search/hosted/createHostedSearchClient';
import type { SearchRecord, Synonym } from '../../src/shared/search/types';
import type { PushedRecord } from './indexContent';
import { searchPush } from './searchPush';

startServerPerTest();

const record = (path: string, more: Partial<SearchRecord>): SearchRecord => ({
  id: path,
  kind: 'page',
  version: '5',
  path: path.replace(/#.*/, ''),
  anchor: path.split('#')[1] ?? null,
  category: 'API',
  title: 'Export',
  headings: [],
  text: '',
  ...more,
});

/** Default records of `push`. */
const RECORDS = [
  record('/docs/api/export#clone', { kind: 'symbol', headings: ['Options', 'clone'], text: 'Copies a rule.' }),
  record('/docs/api/export', { text: 'Turn a query into SQL.' }),
  record('/demo', { kind: 'site', version: null, category: null, title: 'Demo' }),
];
const SYNONYMS: Synonym[] = [['mongo db', ['MongoDB']]];

/** A complete environment. */
const VARIABLES = {
  SITE_URL: 'https://docs.example',
  PATH_PREFIX: '/base',
  GATSBY_ALGOLIA_APP_ID: ALGOLIA_APP_ID,
  GATSBY_ALGOLIA_SEARCH_KEY: ALGOLIA_SEARCH_KEY,
  GATSBY_ALGOLIA_INDEX: 'docs',
  ALGOLIA_ADMIN_KEY: ALGOLIA_ADMIN_KEY,
};

async function push(options: Partial<Parameters<typeof searchPush>[0]> = {}) {
  const [print, report] = [vi.fn<(text: string) => void>(), vi.fn<(step: string) => void>()];
  const hosts = algoliaHosts(server);
  const given = { variables: VARIABLES, records: RECORDS, synonyms: SYNONYMS, isDryRun: false, hosts };
  await searchPush({ ...given, print, report, ...options });
  return { printed: print.mock.calls.flat(), steps: report.mock.calls.flat() };
}

const stored = () => [...(server.indexes.get('docs')?.records.values() ?? [])] as unknown as PushedRecord[];

test('gives a new index settings, synonyms and all records, which the site can then search', async () => {
  const { steps, printed } = await push();
  expect(printed).toEqual([]);
  expect(steps).toEqual([
    `Sending to the index "docs" of ${ALGOLIA_APP_ID}: records 3, synonyms 1`,
    'Settings are in place',
    'Synonyms are in place',
    'Records sent: 3 of 3',
    'Records are in place',
  ]);
  expect([...server.indexes.keys()]).toEqual(['docs']);
  expect(server.indexes.get('docs')).toMatchObject({
    settings: { attributesForFaceting: ['language', 'docusaurus_tag', 'version', 'kind'] },
    synonyms: [{ type: 'oneWaySynonym', input: 'mongo db', synonyms: ['MongoDB'], objectID: 'mongo db' }],
  });
  const client = createHostedSearchClient({
    appId: ALGOLIA_APP_ID,
    searchKey: ALGOLIA_SEARCH_KEY,
    index: 'docs',
    pathPrefix: '/base',
    externalUrls: null,
    hosts: algoliaHosts(server),
  });
  const results = await client.search({ query: 'export', version: '5', offset: 0, limit: 20 });
  expect(results.hits.map(({ url }) => url)).toEqual(['/docs/api/export', '/docs/api/export#clone']);
  expect(results.kinds).toEqual({ question: 0, page: 1, section: 0, symbol: 1, site: 0 });
});

test("records have DocSearch's shape", async () => {
  await push();
  expect(stored()[0]).toEqual({
    objectID: '/docs/api/export#clone',
    url: 'https://docs.example/base/docs/api/export#clone',
    url_without_anchor: 'https://docs.example/base/docs/api/export',
    anchor: 'clone',
    content: 'Copies a rule.',
    type: 'lvl3',
    hierarchy: { lvl0: 'API', lvl1: 'Export', lvl2: 'Options', lvl3: 'clone', lvl4: null, lvl5: null, lvl6: null },
    language: 'en',
    docusaurus_tag: 'docs-default-5',
    version: '5',
    kind: 'symbol',
    label: 'clone',
    weight: { level: 80, position: 0 },
  });
  expect(stored()[2]).toMatchObject({
    content: null,
    docusaurus_tag: 'default',
    version: null,
    type: 'lvl1',
    label: 'Demo',
    hierarchy: { lvl0: null, lvl1: 'Demo' },
  });
});

test('keeps the label of a place that is nested too deeply', async () => {
  const headings = ['a', 'b', 'c', 'd', 'e', 'f', 'own'];
  await push({ records: [record('/docs/deep#own', { headings })] });
  expect(stored()).toMatchObject([
    { type: 'lvl6', hierarchy: { lvl0: 'API', lvl1: 'Export', lvl2: 'a', lvl5: 'd', lvl6: 'own' }, label: 'own' },
  ]);
});

test('replaces the old index at once when all records have been sent', async () => {
  const old = { objectID: 'old' };
  server.indexes.set('docs', { ...createIndex(), records: new Map([['old', old]]) });
  const seen = new Set<string>();
  server.intercept = () =>
    void seen.add(
      stored()
        .map(({ objectID }) => objectID)
        .join(),
    );
  await push();
  expect([...seen]).toEqual(['old', RECORDS.map(({ id }) => id).join()]);
});

test('many records are sent in parts', async () => {
  const records = Array.from({ length: 1201 }, (_, number) => record(`/docs/p${number}`, {}));
  const { steps } = await push({ records });
  expect(steps.filter((step) => step.startsWith('Records sent'))).toEqual([
    'Records sent: 500 of 1201',
    'Records sent: 1000 of 1201',
    'Records sent: 1201 of 1201',
  ]);
  expect(stored()).toHaveLength(1201);
});

test('prints in a dry run what it would send, without a key or a request', async () => {
  const { printed, steps } = await push({ isDryRun: true, variables: { ...VARIABLES, ALGOLIA_ADMIN_KEY: '' } });
  const { index, records, synonyms, settings } = JSON.parse(printed.join('')) as Record<string, unknown>;
  expect({ index, synonyms, settings }).toMatchObject({
    index: 'docs',
    synonyms: [{ input: 'mongo db' }],
    settings: { queryLanguages: ['en'] },
  });
  expect(records).toMatchObject(RECORDS.map(({ id }) => ({ objectID: id })));
  expect(steps).toEqual([`Nothing was sent to the index "docs" of ${ALGOLIA_APP_ID}: records 3, synonyms 1`]);
  expect(server.calls).toEqual([]);
});

test.each([
  [{ ALGOLIA_ADMIN_KEY: '' }, 'ALGOLIA_ADMIN_KEY: expected a key'],
  [{ GATSBY_ALGOLIA_INDEX: '' }, 'Environment variable GATSBY_ALGOLIA_INDEX: missing'],
  [
    { GATSBY_ALGOLIA_APP_ID: '', GATSBY_ALGOLIA_SEARCH_KEY: '', GATSBY_ALGOLIA_INDEX: '' },
    'GATSBY_ALGOLIA_APP_ID: expected the application',
  ],
])('sends nothing with %j', async (without, message) => {
  await expect(push({ variables: { ...VARIABLES, ...without } })).rejects.toThrow(message);
  expect(server.calls).toEqual([]);
});

test('rejects a key that may only search, and a wrong key', async () => {
  for (const key of [ALGOLIA_SEARCH_KEY, 'wrong']) {
    await expect(push({ variables: { ...VARIABLES, ALGOLIA_ADMIN_KEY: key } })).rejects.toThrow(
      /^Algolia refuses ALGOLIA_ADMIN_KEY \(Invalid Application-ID or API key/,
    );
  }
  expect(server.indexes.size).toBe(0);
});

test('names a record that is too big and leaves the index unchanged', async () => {
  await push();
  const records = [...RECORDS, record('/docs/long', { text: 'word '.repeat(3000) })];
  await expect(push({ records })).rejects.toThrow(/objectID=\/docs\/long is too big size=\d+\/10000 bytes/);
  expect(stored()).toHaveLength(RECORDS.length);
  expect([...server.indexes.keys()]).toEqual(['docs']);
});

test('tries again after too many requests at once', async () => {
  let tries = 0;
  server.intercept = () => (++tries === 1 ? { status: 429, body: {}, headers: { 'Retry-After': '1' } } : undefined);
  await push();
  expect(stored()).toHaveLength(RECORDS.length);
});

test('sends the records to the next host when one fails', async () => {
  const failing = await startAlgoliaServer();
  failing.intercept = () => ({ status: 500, body: '' });
  await push({ hosts: algoliaHosts(failing, server) });
  expect(stored()).toHaveLength(RECORDS.length);
  expect(failing.calls.length).toBeGreaterThan(0);
  await failing.close();
});

test('fails when the host does not exist', async () => {
  const closed = await startAlgoliaServer();
  await closed.close();
  await expect(push({ hosts: algoliaHosts(closed) })).rejects.toThrow(/^Algolia cannot be reached/);
});
