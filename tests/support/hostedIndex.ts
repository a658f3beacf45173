import { beforeEach } from 'vitest';
import { createHostedSearchClient } from '../../src/search/hosted/createHostedSearchClient';
import { HIERARCHY_LEVELS, type HostedSettings, type IndexRecord } from '../../src/search/hosted/types';
import type { SearchRequest } from '../../src/shared/search/client';
import {
  ALGOLIA_APP_ID,
  ALGOLIA_SEARCH_KEY,
  fakeAlgolia,
  type FakeAlgolia,
} from '../../scripts/search-push/fakeAlgolia';

/** `labels` are the hierarchy, from the category down. */
const record = (path: string, labels: (string | null)[], more: Partial<IndexRecord>): IndexRecord => ({
  objectID: path,
  url: `https://docs.example${path}`,
  url_without_anchor: `https://docs.example${path.replace(/#.*/, '')}`,
  anchor: path.split('#')[1] ?? null,
  content: null,
  type: HIERARCHY_LEVELS[labels.length - 1] ?? 'content',
  hierarchy: Object.fromEntries(
    HIERARCHY_LEVELS.map((level, at) => [level, labels[at] ?? null]),
  ) as IndexRecord['hierarchy'],
  language: 'en',
  docusaurus_tag: 'docs-default-5',
  version: '5',
  ...more,
});

/** Pages, a section and a symbol, in several versions and languages. */
export const RECORDS = [
  record('/docs/api/export', ['API', 'Export'], { kind: 'page', content: 'Turn a query into SQL.' }),
  record('/docs/api/import', ['API', 'Import'], { kind: 'page', content: 'What export wrote.' }),
  record('/docs/api/export#parse', ['API', 'Export', 'Parse numbers'], {
    kind: 'section',
    content: `Write <b>numbers</b> & "strings" as export gives them.`,
  }),
  record('/docs/api/formats#formatquery', ['API', 'Export formats', 'formatQuery'], { kind: 'symbol' }),
  record('/docs/4/api/export', ['API', 'Export'], { kind: 'page', docusaurus_tag: 'docs-default-4', version: '4' }),
  record('/demo', [null, 'Export demo'], { kind: 'site', docusaurus_tag: 'default', version: null }),
  record('/fr/export', ['API', 'Export'], { kind: 'page', language: 'fr' }),
];

const INDEX = 'docs';

/** Facets that a query can filter by. */
export const FACETS = ['language', 'docusaurus_tag', 'version', 'kind'];

/** The service of the current test, with the records. */
export let algolia: FakeAlgolia;

/** Starts each test of the calling file with a new service. */
export const servicePerTest = () =>
  beforeEach(() => {
    algolia = fakeAlgolia();
    fill(RECORDS, FACETS);
  });

/** Replaces the index. */
export function fill(records: readonly IndexRecord[], attributesForFaceting: string[]) {
  algolia.indexes.set(INDEX, {
    settings: { attributesForFaceting },
    synonyms: [],
    records: records.map((it) => ({ ...it })),
  });
}

/** A client of the service, created from site settings. */
export const clientOf = (settings: Partial<HostedSettings> = {}) =>
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
export const asked = (query: string, more: Partial<SearchRequest> = {}): SearchRequest => ({
  query,
  version: '5',
  offset: 0,
  limit: 20,
  ...more,
});

/** URLs of the hits. */
export const urls = async (request: SearchRequest, settings?: Partial<HostedSettings>) =>
  (await clientOf(settings).search(request)).hits.map(({ url }) => url);
