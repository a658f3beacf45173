import { beforeEach, expect, test, vi } from 'vitest';
import { searchRecord } from '../../tests/support/searchRecord';
import { ALGOLIA_ADMIN_KEY, ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY, fakeAlgolia, type FakeAlgolia } from './fakeAlgolia';
import { createHostedSearchClient } from '../../src/search/hosted/createHostedSearchClient';
import type { SearchRecord, Synonym } from '../../src/shared/search/record';
import type { PushedRecord } from './indexContent';
import { searchPush } from './searchPush';

let algolia: FakeAlgolia;

beforeEach(() => {
  algolia = fakeAlgolia();
});

const record = (id: string, more: Partial<SearchRecord>) => {
  const [path, anchor = null] = id.split('#');
  return searchRecord({ id, kind: 'page', path, anchor, category: 'API', ...more });
};

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
  const given = { variables: VARIABLES, records: RECORDS, synonyms: SYNONYMS, isDryRun: false, requester: algolia };
  await searchPush({ ...given, print, report, ...options });
  return { printed: print.mock.calls.flat(), steps: report.mock.calls.flat() };
}

const stored = () => (algolia.indexes.get('docs')?.records ?? []) as unknown as PushedRecord[];

test('gives a new index settings, synonyms and all records, which the site can then search', async () => {
  const { steps, printed } = await push();
  expect(printed).toEqual([]);
  expect(steps).toEqual([
    `Sending to the index "docs" of ${ALGOLIA_APP_ID}: records 3, synonyms 1`,
    'Settings are in place',
    'Synonyms are in place',
    'Records are in place',
  ]);
  expect([...algolia.indexes.keys()]).toEqual(['docs']);
  expect(algolia.indexes.get('docs')).toMatchObject({
    settings: { attributesForFaceting: ['language', 'docusaurus_tag', 'version', 'kind'] },
    synonyms: [{ type: 'oneWaySynonym', input: 'mongo db', synonyms: ['MongoDB'], objectID: 'mongo db' }],
  });
  const client = createHostedSearchClient({
    appId: ALGOLIA_APP_ID,
    searchKey: ALGOLIA_SEARCH_KEY,
    index: 'docs',
    pathPrefix: '/base',
    externalUrls: null,
    requester: algolia,
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
  expect(algolia.calls).toEqual([]);
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
  expect(algolia.calls).toEqual([]);
});

test('rejects a key that may only search, and a wrong key', async () => {
  for (const key of [ALGOLIA_SEARCH_KEY, 'wrong']) {
    await expect(push({ variables: { ...VARIABLES, ALGOLIA_ADMIN_KEY: key } })).rejects.toThrow(
      /^Algolia refuses ALGOLIA_ADMIN_KEY \(Invalid Application-ID or API key/,
    );
  }
  expect(algolia.indexes.size).toBe(0);
});

test('passes on what Algolia refuses, and says when it cannot be reached', async () => {
  algolia.intercept = ({ path }) =>
    path.endsWith('/batch') ? { status: 400, body: { message: 'Record is too big', status: 400 } } : undefined;
  await expect(push()).rejects.toThrow(/^Algolia: Record is too big/);
  algolia.intercept = () => ({ status: 0, body: '' });
  await expect(push()).rejects.toThrow(/^Algolia cannot be reached/);
});
