import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../../scripts/shared/listen';
import { createAlgoliaService, failure, type AlgoliaService, type Answer, type Call } from './algoliaService';

export interface AlgoliaServer extends AlgoliaService {
  /** Where it listens. */
  port: number;
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

/** What a key may do: with the one for searching, only that. */
function isAllowed(request: IncomingMessage, { searchParams, pathname }: URL): boolean {
  const given = (name: string) => request.headers[name] ?? searchParams.get(name);
  const keys = pathname.endsWith('/queries') ? [SEARCH_KEY, ADMIN_KEY] : [ADMIN_KEY];
  return given('x-algolia-application-id') === APP_ID && keys.includes(String(given('x-algolia-api-key')));
}

/** Starts a local server that speaks the part of Algolia's API by which the site searches and is pushed. */
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
    // As the service's: any site may read it.
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
