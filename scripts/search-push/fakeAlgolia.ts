import type {
  BatchWriteParams,
  FacetFilters,
  Hit,
  IndexSettings,
  OperationIndexParams,
  SearchParamsObject,
  SynonymHit,
} from 'algoliasearch';
import type { Requester } from '../../src/search/hosted/types';

type StoredRecord = Record<string, unknown> & { objectID: string };

interface AlgoliaIndex {
  settings: IndexSettings;
  synonyms: SynonymHit[];
  records: StoredRecord[];
}

interface Call {
  method: string;
  path: string;
  body: unknown;
}

export interface FakeAnswer {
  /** 0 for a host that cannot be reached. */
  status: number;
  /** Text, or what becomes JSON. */
  body: unknown;
}

/** The part of Algolia's API that the site and `search:push` use, in memory. Clients take it as their requester. */
export interface FakeAlgolia extends Requester {
  /** Indexes by name; tests may add some. */
  indexes: Map<string, AlgoliaIndex>;
  /** All requests so far. */
  calls: Call[];
  /** Overrides the answer; a promise that never resolves simulates a hanging connection. */
  intercept: (call: Call) => FakeAnswer | Promise<FakeAnswer> | undefined;
}

export const ALGOLIA_APP_ID = 'TESTAPPID1';
export const ALGOLIA_SEARCH_KEY = 'search-key';
export const ALGOLIA_ADMIN_KEY = 'admin-key';

const createIndex = (): AlgoliaIndex => ({ settings: {}, synonyms: [], records: [] });

export function fakeAlgolia(): FakeAlgolia {
  const indexes: FakeAlgolia['indexes'] = new Map();
  const write = (name: string, change: (index: AlgoliaIndex) => void) => {
    const index = indexes.get(name) ?? createIndex();
    indexes.set(name, index);
    change(index);
  };

  /** Changes indexes, or gives what a request asks for; undefined for a path that the API lacks. */
  const operations: Record<string, (name: string, body: never) => object | void> = {
    'POST queries': (_, { requests }: { requests: (SearchParamsObject & { indexName: string })[] }) => ({
      results: requests.map((it) => search(indexes.get(it.indexName) ?? createIndex(), it)),
    }),
    'POST batch'(name, { requests }: BatchWriteParams) {
      const records = requests.map(({ body }) => body as StoredRecord);
      write(name, (index) => index.records.push(...records));
      return { objectIDs: records.map(({ objectID }) => objectID) };
    },
    'POST operation'(name, { operation, destination }: OperationIndexParams) {
      const source = indexes.get(name) ?? createIndex();
      indexes.set(
        destination,
        operation === 'move' ? source : { ...source, records: indexes.get(destination)?.records ?? [] },
      );
      if (operation === 'move') indexes.delete(name);
    },
    'GET task': () => ({ status: 'published' }),
    'PUT settings': (name, settings: IndexSettings) => write(name, (index) => Object.assign(index, { settings })),
    'POST synonyms': (name, synonyms: SynonymHit[]) => write(name, (index) => Object.assign(index, { synonyms })),
  };

  function answer({ method, path, body }: Call, key: string | undefined): FakeAnswer {
    const [, , , name = '', action = ''] = path.split('/').map(decodeURIComponent);
    const keys = action === 'queries' ? [ALGOLIA_SEARCH_KEY, ALGOLIA_ADMIN_KEY] : [ALGOLIA_ADMIN_KEY];
    const failure = (status: number, message: string) => ({ status, body: { message, status } });
    if (!keys.includes(key ?? '')) return failure(403, 'Invalid Application-ID or API key');
    const asked = (body as { requests?: { indexName?: string }[] }).requests ?? [];
    const missing = asked.find(({ indexName }) => indexName !== undefined && !indexes.has(indexName));
    if (missing) return failure(404, `Index ${missing.indexName} does not exist`);
    const operate = operations[`${method} ${action}`];
    if (!operate) return failure(404, 'Path not found');
    return { status: 200, body: { taskID: 1, ...operate(name, body as never) } };
  }

  const fake: FakeAlgolia = {
    indexes,
    calls: [],
    intercept: () => undefined,
    async send({ method, url, headers, data = '' }) {
      const { pathname: path, searchParams } = new URL(url);
      const call = { method, path, body: data === '' ? {} : (JSON.parse(String(data)) as unknown) };
      fake.calls.push(call);
      const key = headers['x-algolia-api-key'] ?? searchParams.get('x-algolia-api-key') ?? undefined;
      const { status, body } = (await fake.intercept(call)) ?? answer(call, key);
      return { status, content: typeof body === 'string' ? body : JSON.stringify(body), isTimedOut: false };
    },
  };
  return fake;
}

const WORD = /[\p{L}\p{N}]+/gu;

const wordsOf = (value: unknown): string[] => JSON.stringify(value).toLowerCase().match(WORD) ?? [];

/**
 * Every query word must begin a word of a record; ranked by attribute, then by insertion order. Parameters that the site
 * does not use are ignored.
 */
function search({ settings, records }: AlgoliaIndex, request: SearchParamsObject) {
  const { query = '', facetFilters = [], facets = [], offset = 0, length = 20 } = request;
  const { highlightPreTag: before = '', highlightPostTag: behind = '' } = request;
  const asked = wordsOf(query);
  const declared = settings.attributesForFaceting ?? [];

  /** Filters only match declared facets; nested lists are OR. */
  const passes = (record: StoredRecord, filter: FacetFilters): boolean => {
    if (Array.isArray(filter)) return filter.some((it) => passes(record, it));
    const [name = '', ...value] = filter.split(':');
    return declared.includes(name) && record[name] === value.join(':');
  };
  /** Position of the first attribute with which all query words are found; -1 if some word is missing. */
  const rankOf = ({ label = '', hierarchy, content }: StoredRecord) =>
    [[label], [label, hierarchy], [label, hierarchy, content]].findIndex((texts) => {
      const words = wordsOf(texts);
      return asked.every((it) => words.some((word) => word.startsWith(it)));
    });
  const marked = (text: string) => ({
    value: text.replace(WORD, (word) =>
      asked.some((it) => word.toLowerCase().startsWith(it)) ? before + word + behind : word,
    ),
  });
  const toHit = (record: StoredRecord) => {
    const labels = Object.entries(record.hierarchy as Record<string, string | null>);
    const hierarchy = labels.flatMap(([level, label]) => (label === null ? [] : [[level, marked(label)]]));
    return {
      ...record,
      _highlightResult: { hierarchy: Object.fromEntries(hierarchy) as Hit['_highlightResult'] },
      _snippetResult: typeof record.content === 'string' ? { content: marked(record.content) } : {},
    };
  };

  const found = records
    .filter((record) => [facetFilters].flat().every((filter) => passes(record, filter)) && rankOf(record) >= 0)
    .sort((a, b) => rankOf(a) - rankOf(b));
  const counts: Record<string, Record<string, number>> = {};
  for (const name of facets.filter((facet) => declared.includes(facet))) {
    for (const { [name]: value } of found)
      if (typeof value === 'string') counts[name] = { ...counts[name], [value]: (counts[name]?.[value] ?? 0) + 1 };
  }
  return { hits: found.slice(offset, offset + length).map(toHit), nbHits: found.length, facets: counts };
}
