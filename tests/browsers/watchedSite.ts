import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { readEnvironment } from '../../src/build/environment';
import { createSiteServer } from '../../scripts/serve/createSiteServer';
import { INCIDENTS_PATH, RECORDER, RECORDER_PATH } from './recorder';

export interface WatchedSite {
  origin: string;
  /** What has gone wrong since they were forgotten, in the order of the alphabet. */
  incidents(): string[];
  forgetIncidents(): void;
  close(): void;
}

/** Headers of the site's server that are no longer true of a page once it is read, or changed. */
const OUTDATED = ['connection', 'content-encoding', 'content-length', 'keep-alive', 'transfer-encoding'];

async function listen(server: Server, port = 0): Promise<string> {
  await once(server.listen(port), 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/**
 * Serves the built site, with a script before all others in each of its pages that tells of errors, warnings and what
 * the policy forbids: not every driver does.
 *
 * @param folder of the built site
 */
export async function watchSite(folder: string): Promise<WatchedSite> {
  const site = createSiteServer(folder);
  const siteOrigin = await listen(site);
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
  // At the address that it was built for: WebKit knows the site in a frame by nothing else.
  const origin = await listen(server, Number(new URL(readEnvironment(process.env).siteUrl).port));
  return {
    origin,
    incidents: () => incidents.toSorted(),
    forgetIncidents: () => void (incidents = []),
    close() {
      for (const each of [server, site]) each.close().closeAllConnections();
    },
  };
}
