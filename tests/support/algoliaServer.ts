import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type {
  BatchResponse,
  BatchWriteParams,
  DeletedAtResponse,
  ErrorBase,
  GetTaskResponse,
  IndexSettings,
  OperationIndexParams,
  SearchParamsObject,
  SearchResponses,
  SynonymHit,
  UpdatedAtResponse,
} from 'algoliasearch';
import { createIndex, searchIndex, type AlgoliaIndex } from './algoliaIndex';

/** What the service answers to a request. */
export interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** A request that the service got. */
export interface Call {
  method: string;
  path: string;
  body: unknown;
}

/** The queries of one request, as the site sends them. */
interface Queries {
  requests: (SearchParamsObject & { indexName: string })[];
}

export interface AlgoliaServer {
  /** Where it listens. */
  port: number;
  /** What stands in the service, by name; tests may put indexes there. */
  indexes: Map<string, AlgoliaIndex>;
  /** How often a client has to ask until what it wrote is in place. */
  polls: number;
  /** All requests so far. */
  calls: Call[];
  /** Answers in the service's stead where it gives something; a promise that stays pending is a connection that hangs. */
  intercept: (call: Call) => Answer | Promise<Answer> | undefined;
  close(): Promise<void>;
}

export const APP_ID = 'TESTAPPID1';
export const SEARCH_KEY = 'search-key';
export const ADMIN_KEY = 'admin-key';

/** Where a client finds the server; of several, it tries the next when one fails. */
export const hostsOf = (...servers: Pick<AlgoliaServer, 'port'>[]) =>
  servers.map(({ port }) => ({ url: 'localhost', port, protocol: 'http', accept: 'readWrite' }) as const);

/** Most bytes of a record. */
const RECORD_SIZE = 10_000;

const ok = (body: unknown): Answer => ({ status: 200, body });
const failure = (status: number, message: string): Answer => ({
  status,
  body: { message, status } satisfies ErrorBase,
});

/** Starts a local server that speaks the part of Algolia's API by which the site searches and is pushed. */
export async function startAlgoliaServer(): Promise<AlgoliaServer> {
  const indexes: AlgoliaServer['indexes'] = new Map();
  const tasks = new Map<number, { polls: number; run: () => void }>();

  /** What is written shows when its task is done, as in the service. */
  const addTask = (run: () => void): number => {
    const taskID = tasks.size + 1;
    tasks.set(taskID, { polls: server.polls, run });
    return taskID;
  };
  const write = (name: string, change: (index: AlgoliaIndex) => void) =>
    addTask(() => {
      const index = indexes.get(name) ?? createIndex();
      indexes.set(name, index);
      change(index);
    });
  const updated = (taskID: number) => ok({ taskID, updatedAt: new Date().toISOString() } satisfies UpdatedAtResponse);

  function search({ requests }: Queries): Answer {
    const results: SearchResponses['results'] = [];
    for (const request of requests) {
      const index = indexes.get(request.indexName);
      if (!index) return failure(404, `Index ${request.indexName} does not exist`);
      results.push({ ...searchIndex(index, request), index: request.indexName });
    }
    return ok({ results } satisfies SearchResponses);
  }

  function batch(name: string, { requests }: BatchWriteParams): Answer {
    const records = requests.map(({ body }) => body as { objectID: string });
    for (const [position, record] of records.entries()) {
      const size = Buffer.byteLength(JSON.stringify(record));
      if (size > RECORD_SIZE) {
        const which = `Record at the position ${position} objectID=${record.objectID}`;
        return failure(400, `${which} is too big size=${size}/${RECORD_SIZE} bytes.`);
      }
    }
    const taskID = write(name, (index) => records.forEach((record) => index.records.set(record.objectID, record)));
    return ok({ taskID, objectIDs: records.map(({ objectID }) => objectID) } satisfies BatchResponse);
  }

  function operate(name: string, { operation, destination, scope }: OperationIndexParams): Answer {
    return updated(
      addTask(() => {
        const source = indexes.get(name);
        if (!source) return;
        const target = indexes.get(destination) ?? createIndex();
        const copied = { ...target, ...(scope?.includes('settings') && { settings: source.settings }) };
        if (scope?.includes('synonyms')) copied.synonyms = source.synonyms;
        indexes.set(destination, operation === 'move' ? source : copied);
        if (operation === 'move') indexes.delete(name);
      }),
    );
  }

  function pollTask(taskID: number): Answer {
    const task = tasks.get(taskID);
    if (!task) return failure(404, `Task ${taskID} does not exist`);
    task.polls--;
    if (task.polls === 0) task.run();
    return ok({ status: task.polls > 0 ? 'notPublished' : 'published' } satisfies GetTaskResponse);
  }

  function answer({ method, path, body }: Call): Answer {
    const [, version, , name = '', action = '', detail = ''] = path.split('/').map(decodeURIComponent);
    switch (version === '1' ? `${method} ${action}` : '') {
      case 'POST queries':
        return search(body as Queries);
      case 'POST batch':
        return batch(name, body as BatchWriteParams);
      case 'POST operation':
        return operate(name, body as OperationIndexParams);
      case 'GET task':
        return pollTask(Number(detail));
      case 'PUT settings':
        return updated(write(name, (index) => (index.settings = { ...index.settings, ...(body as IndexSettings) })));
      case 'POST synonyms':
        return updated(write(name, (index) => (index.synonyms = body as SynonymHit[])));
      case 'DELETE ': {
        const taskID = addTask(() => indexes.delete(name));
        return ok({ taskID, deletedAt: new Date().toISOString() } satisfies DeletedAtResponse);
      }
      default:
        return failure(404, 'Path not found');
    }
  }

  /** What a key may do: with the one for searching, only that. */
  function isAllowed(request: IncomingMessage, { searchParams, pathname }: URL): boolean {
    const given = (name: string) => request.headers[name] ?? searchParams.get(name);
    const keys = pathname.endsWith('/queries') ? [SEARCH_KEY, ADMIN_KEY] : [ADMIN_KEY];
    return given('x-algolia-application-id') === APP_ID && keys.includes(String(given('x-algolia-api-key')));
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const sent = await text(request);
    const call = { method: request.method ?? '', path: url.pathname, body: sent && (JSON.parse(sent) as unknown) };
    server.calls.push(call);
    const intercepted = server.intercept(call);
    const refused = failure(403, 'Invalid Application-ID or API key');
    const { status, body, headers } = intercepted
      ? await intercepted
      : isAllowed(request, url)
        ? answer(call)
        : refused;
    const content = typeof body === 'string' ? body : JSON.stringify(body);
    // As the service's: any site may read it.
    response.writeHead(status, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*', ...headers });
    response.end(content);
  }

  const http = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => http.listen(0, resolve));
  const server: AlgoliaServer = {
    port: (http.address() as AddressInfo).port,
    indexes,
    polls: 1,
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
