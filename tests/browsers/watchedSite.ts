import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { readEnvironment } from '../../src/build/environment';
import { createSiteServer } from '../../scripts/serve/createSiteServer';
import { listen } from '../../scripts/shared/listen';
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

/** Listens at the address that the site was built for: WebKit knows the site in a frame by nothing else. */
async function listenAsBuilt(server: Server): Promise<string> {
  const port = Number(new URL(readEnvironment(process.env).siteUrl).port);
  try {
    return (await listen(server, port)).origin;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`port ${port} is in use: end what listens there`, { cause: error });
  }
}

/**
 * Serves the built site, with a script before all others in each of its pages that tells of errors, warnings and what
 * the policy forbids: not every driver does.
 *
 * @param folder of the built site
 * @throws Error when something else listens at the address that the site was built for
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
