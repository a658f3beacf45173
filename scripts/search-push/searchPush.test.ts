import { expect, test } from 'vitest';
import { createIndex } from './fakeAlgolia/algoliaIndex';
import { ALGOLIA_APP_ID, hostsOf, ALGOLIA_SEARCH_KEY } from './fakeAlgolia/algoliaServer';
import { server, startServerPerTest } from './fakeAlgolia/serverPerTest';
import { createHostedSearchClient } from '../../src/search/hosted/createHostedSearchClient';
import { push, record, RECORDS, stored, VARIABLES } from './testPush';

startServerPerTest();

test('a new index gets settings, synonyms and all records, and answers the site', async () => {
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
    hosts: hostsOf(server),
  });
  const results = await client.search({ query: 'export', version: '5', offset: 0, limit: 20 });
  expect(results.hits.map(({ url }) => url)).toEqual(['/docs/api/export', '/docs/api/export#clone']);
  expect(results.kinds).toEqual({ page: 1, section: 0, symbol: 1, site: 0 });
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

test('a place that stands too deep keeps its own label', async () => {
  const headings = ['a', 'b', 'c', 'd', 'e', 'f', 'own'];
  await push({ records: [record('/docs/deep#own', { headings })] });
  expect(stored()).toMatchObject([
    { type: 'lvl6', hierarchy: { lvl0: 'API', lvl1: 'Export', lvl2: 'a', lvl5: 'd', lvl6: 'own' }, label: 'own' },
  ]);
});

test('what stood in the index is replaced at once, when all that was sent is in place', async () => {
  server.polls = 2;
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
  expect([...seen]).toEqual(['old']);
  expect(stored().map(({ objectID }) => objectID)).toEqual(RECORDS.map(({ id }) => id));
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

test('a dry run prints what would be sent, needs no key and sends nothing', async () => {
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
