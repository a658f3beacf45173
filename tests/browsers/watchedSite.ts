import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { readEnvironment } from '../../src/gatsby/environment';
import { createSiteServer } from '../../scripts/serve/createSiteServer';
import { listen } from '../../scripts/shared/listen';

export interface WatchedSite {
  origin: string;
  /** Incidents since the last reset, sorted. */
  incidents(): string[];
  forgetIncidents(): void;
  close(): void;
}

const RECORDER_PATH = '/recorder.js';
const INCIDENTS_PATH = '/incidents';

/** Reports console errors, failed loads, uncaught errors and CSP violations to the server, synchronously. */
const RECORDER = `{
  const tell = (text) => {
    const request = new XMLHttpRequest();
    request.open('POST', '${INCIDENTS_PATH}', false);
    request.send(location.pathname + ': ' + text);
  };
  for (const level of ['error', 'warn']) {
    const write = console[level];
    console[level] = (...values) => {
      write.apply(console, values);
      tell('console.' + level + ' ' + values.join(' '));
    };
  }
  let isLeft = false;
  addEventListener('beforeunload', () => (isLeft = true));
  addEventListener('pageshow', () => (isLeft = false));
  addEventListener('error', ({ message, target }) => {
    // WebKit reports what a page that is left was still loading.
    if (message !== undefined || !isLeft) tell(message ?? 'did not load: ' + new URL(target.src ?? target.href).pathname);
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => tell('not caught: ' + reason));
  addEventListener('securitypolicyviolation', ({ effectiveDirective }) => tell('forbidden: ' + effectiveDirective));
}`;

/** Response headers that fetch or the injected script makes invalid. */
const OUTDATED = ['connection', 'content-encoding', 'content-length', 'keep-alive', 'transfer-encoding'];

/** Listens at the build's own address, because WebKit matches frames against it. */
async function listenAsBuilt(server: Server): Promise<string> {
  const port = Number(new URL(readEnvironment(process.env).siteUrl).port);
  try {
    return (await listen(server, port)).origin;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`port ${port} is in use: stop the server that listens there`, { cause: error });
  }
}

/**
 * Serves the built site with a recorder script injected into each page, since not every driver reports errors, warnings
 * and CSP violations.
 *
 * @throws Error if the address that the site was built for is in use
 */
export async function watchSite(folder: string): Promise<WatchedSite> {
  const site = createSiteServer(folder);
  const { origin: siteOrigin } = await listen(site);
  let incidents: string[] = [];

  async function pass(request: IncomingMessage, response: ServerResponse) {
    const answer = await fetch(`${siteOrigin}${request.url}`, { redirect: 'manual' });
    const headers = Object.fromEntries([...answer.headers].filter(([name]) => !OUTDATED.includes(name)));
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, headers);
    const isPage = request.headers['sec-fetch-dest'] === 'document' && headers['content-type']?.includes('html');
    response.end(isPage ? body.toString().replace('<head>', `$&<script src="${RECORDER_PATH}"></script>`) : body);
  }

  const server = createServer(async (request, response) => {
    if (request.url === RECORDER_PATH) return response.setHeader('Content-Type', 'text/javascript').end(RECORDER);
    if (request.url !== INCIDENTS_PATH) return pass(request, response);
    incidents.push(await text(request));
    return response.end();
  });
  const origin = await listenAsBuilt(server).catch((error: unknown) => {
    site.close();
    throw error;
  });
  return {
    origin,
    incidents: () => incidents.toSorted(),
    forgetIncidents: () => void (incidents = []),
    close() {
      for (const each of [server, site]) each.close().closeAllConnections();
    },
  };
}
