import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type {
  BatchWriteParams,
  IndexSettings,
  OperationIndexParams,
  SearchParamsObject,
  SynonymHit,
} from 'algoliasearch';
import { listen } from '../../shared/listen';
import { createIndex, searchIndex, type AlgoliaIndex } from './algoliaIndex';

export interface FakeAnswer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

interface Call {
  method: string;
  path: string;
  body: unknown;
}

export interface AlgoliaServer {
  port: number;
  /** Indexes by name; tests may add some. */
  indexes: Map<string, AlgoliaIndex>;
  /** All requests so far. */
  calls: Call[];
  /** Overrides the answer; a promise that never resolves simulates a hanging connection. */
  intercept: (call: Call) => FakeAnswer | Promise<FakeAnswer> | undefined;
  close(): Promise<void>;
}

export const ALGOLIA_APP_ID = 'TESTAPPID1';
export const ALGOLIA_SEARCH_KEY = 'search-key';
export const ALGOLIA_ADMIN_KEY = 'admin-key';

/** Maximum bytes of a record. */
const RECORD_SIZE = 10_000;

/** Client hosts for the servers; the client falls back to the next when one fails. */
export const algoliaHosts = (...servers: Pick<AlgoliaServer, 'port'>[]) =>
  servers.map(({ port }) => ({ url: 'localhost', port, protocol: 'http', accept: 'readWrite' }) as const);

const ok = (body: unknown): FakeAnswer => ({ status: 200, body });
const failure = (status: number, message: string): FakeAnswer => ({ status, body: { message, status } });

/** The search key only allows queries. */
function isAllowed(request: IncomingMessage, { searchParams, pathname }: URL): boolean {
  const given = (name: string) => request.headers[name] ?? searchParams.get(name);
  const keys = pathname.endsWith('/queries') ? [ALGOLIA_SEARCH_KEY, ALGOLIA_ADMIN_KEY] : [ALGOLIA_ADMIN_KEY];
  return given('x-algolia-application-id') === ALGOLIA_APP_ID && keys.includes(String(given('x-algolia-api-key')));
}

/** Starts a local server with the part of Algolia's API that the site and `search:push` use. */
export async function startAlgoliaServer(): Promise<AlgoliaServer> {
  const indexes: AlgoliaServer['indexes'] = new Map();

  const written = ok({ taskID: 1, updatedAt: new Date().toISOString(), objectIDs: [] });
  const write = (name: string, change: (index: AlgoliaIndex) => void) => {
    const index = indexes.get(name) ?? createIndex();
    indexes.set(name, index);
    change(index);
    return written;
  };

  function search(requests: readonly (SearchParamsObject & { indexName: string })[]): FakeAnswer {
    const missing = requests.find(({ indexName }) => !indexes.has(indexName));
    if (missing) return failure(404, `Index ${missing.indexName} does not exist`);
    const answerOf = (index: string, request: SearchParamsObject) => ({
      ...searchIndex(indexes.get(index) ?? createIndex(), request),
      index,
    });
    return ok({ results: requests.map((request) => answerOf(request.indexName, request)) });
  }

  function batch(name: string, { requests }: BatchWriteParams): FakeAnswer {
    const records = requests.map(({ body }) => body as { objectID: string });
    const sizes = records.map((record) => Buffer.byteLength(JSON.stringify(record)));
    const large = sizes.findIndex((size) => size > RECORD_SIZE);
    if (large >= 0) {
      const which = `Record at the position ${large} objectID=${records[large]?.objectID}`;
      return failure(400, `${which} is too big size=${sizes[large]}/${RECORD_SIZE} bytes.`);
    }
    write(name, (index) => records.forEach((record) => index.records.set(record.objectID, record)));
    return ok({ taskID: 1, objectIDs: records.map(({ objectID }) => objectID) });
  }

  function operate(name: string, { operation, destination, scope }: OperationIndexParams): FakeAnswer {
    const source = indexes.get(name);
    if (!source) return written;
    const copied = { ...(indexes.get(destination) ?? createIndex()) };
    if (scope?.includes('settings')) copied.settings = source.settings;
    if (scope?.includes('synonyms')) copied.synonyms = source.synonyms;
    indexes.set(destination, operation === 'move' ? source : copied);
    if (operation === 'move') indexes.delete(name);
    return written;
  }

  /** Answers an authorized request. */
  function answer({ method, path, body }: Call): FakeAnswer {
    const [, version, , name = '', action = ''] = path.split('/').map(decodeURIComponent);
    switch (version === '1' ? `${method} ${action}` : '') {
      case 'POST queries':
        return search((body as { requests: Parameters<typeof search>[0] }).requests);
      case 'POST batch':
        return batch(name, body as BatchWriteParams);
      case 'POST operation':
        return operate(name, body as OperationIndexParams);
      case 'GET task':
        return ok({ status: 'published' });
      case 'PUT settings':
        return write(name, (index) => (index.settings = { ...index.settings, ...(body as IndexSettings) }));
      case 'POST synonyms':
        return write(name, (index) => (index.synonyms = body as SynonymHit[]));
      case 'DELETE ':
        indexes.delete(name);
        return written;
      default:
        return failure(404, 'Path not found');
    }
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const sent = await text(request);
    const call = { method: request.method ?? '', path: url.pathname, body: sent && (JSON.parse(sent) as unknown) };
    server.calls.push(call);
    const { status, body, headers } =
      (await server.intercept(call)) ??
      (isAllowed(request, url) ? answer(call) : failure(403, 'Invalid Application-ID or API key'));
    // Like Algolia, allow all origins.
    response.writeHead(status, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  }

  const http = createServer((request, response) => void handle(request, response));
  const { port } = await listen(http);
  const server: AlgoliaServer = {
    port,
    indexes,
    calls: [],
    intercept: () => undefined,
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
  return server;
}
