import { beforeEach } from 'vitest';
import { createHostedSearchClient } from '../../src/search/hosted/createHostedSearchClient';
import { LEVELS, type HostedSettings, type IndexRecord } from '../../src/search/hosted/types';
import type { SearchRequest } from '../../src/search/types';
import { createIndex } from './algoliaIndex';
import { APP_ID, hostsOf, SEARCH_KEY } from './algoliaServer';
import { server, startServerPerTest } from './serverPerTest';

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

/** What the index has: pages, a section and a symbol, of several versions and languages. */
export const RECORDS = [
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

/** What a query can be narrowed to. */
export const FACETS = ['language', 'docusaurus_tag', 'version', 'kind'];

/** Starts a server with the records before each test of the file that calls this, and closes it after. */
export function serveRecordsPerTest(): void {
  startServerPerTest();
  beforeEach(() => fill(RECORDS, FACETS));
}

/** Replaces what the index has. */
export function fill(records: readonly IndexRecord[], attributesForFaceting: string[]) {
  const byId = new Map(records.map((it) => [it.objectID, { ...it }]));
  server.indexes.set(INDEX, { ...createIndex(), records: byId, settings: { attributesForFaceting } });
}

/** A client of the server, as the settings of a site make it. */
export const clientOf = (settings: Partial<HostedSettings> = {}) =>
  createHostedSearchClient({
    appId: APP_ID,
    searchKey: SEARCH_KEY,
    index: INDEX,
    pathPrefix: '',
    externalUrls: null,
    hosts: hostsOf(server),
    ...settings,
  });

/** A request for the first hits of version 5. */
export const asked = (query: string, more: Partial<SearchRequest> = {}): SearchRequest => ({
  query,
  version: '5',
  offset: 0,
  limit: 20,
  ...more,
});

/** The addresses that a request finds. */
export const urls = async (request: SearchRequest, settings?: Partial<HostedSettings>) =>
  (await clientOf(settings).search(request)).hits.map(({ url }) => url);
