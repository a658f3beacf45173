import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../../shared/listen';
import { createAlgoliaService, failure, type AlgoliaService, type Answer, type Call } from './algoliaService';

export interface AlgoliaServer extends AlgoliaService {
  port: number;
  /** All requests so far. */
  calls: Call[];
  /** Overrides the answer; a promise that never resolves simulates a hanging connection. */
  intercept: (call: Call) => Answer | Promise<Answer> | undefined;
  close(): Promise<void>;
}

export const ALGOLIA_APP_ID = 'TESTAPPID1';
export const ALGOLIA_SEARCH_KEY = 'search-key';
export const ALGOLIA_ADMIN_KEY = 'admin-key';

/** Client hosts for the servers; the client falls back to the next when one fails. */
export const hostsOf = (...servers: Pick<AlgoliaServer, 'port'>[]) =>
  servers.map(({ port }) => ({ url: 'localhost', port, protocol: 'http', accept: 'readWrite' }) as const);

/** The search key only allows queries. */
function isAllowed(request: IncomingMessage, { searchParams, pathname }: URL): boolean {
  const given = (name: string) => request.headers[name] ?? searchParams.get(name);
  const keys = pathname.endsWith('/queries') ? [ALGOLIA_SEARCH_KEY, ALGOLIA_ADMIN_KEY] : [ALGOLIA_ADMIN_KEY];
  return given('x-algolia-application-id') === ALGOLIA_APP_ID && keys.includes(String(given('x-algolia-api-key')));
}

/** Starts a local server with the part of Algolia's API that the site and `search:push` use. */
export async function startAlgoliaServer(): Promise<AlgoliaServer> {
  async function handle(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const sent = await text(request);
    const call = { method: request.method ?? '', path: url.pathname, body: sent && (JSON.parse(sent) as unknown) };
    server.calls.push(call);
    const { status, body, headers } =
      (await server.intercept(call)) ??
      (isAllowed(request, url) ? server.answer(call) : failure(403, 'Invalid Application-ID or API key'));
    const content = typeof body === 'string' ? body : JSON.stringify(body);
    // Like Algolia, allow all origins.
    response.writeHead(status, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*', ...headers });
    response.end(content);
  }

  const http = createServer((request, response) => void handle(request, response));
  const { port } = await listen(http);
  const server: AlgoliaServer = Object.assign(createAlgoliaService(), {
    port,
    calls: [],
    intercept: () => undefined,
    close: () =>
      new Promise<void>((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  });
  return server;
}
