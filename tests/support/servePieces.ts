import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that sends a page piece by piece. */
export interface PieceServer {
  address: string;
  /** Sends the next piece; gives whether more follow. */
  sendNext: () => boolean;
  close: () => void;
}

/** As many elements as the bar at the top has, and some more. */
const FIRST = 40;

/** Into how many pieces all that follows is cut. */
const REST = 40;

/** Cuts HTML between two elements each: between all of the first, and then more seldom. */
function cut(html: string): string[] {
  const start = html.indexOf('<body');
  const ends = [...html.slice(start).matchAll(/<\/[a-z\d]+>(?=<[a-z])/g)].map(
    (match) => start + match.index + match[0].length,
  );
  const step = Math.ceil((ends.length - FIRST) / REST);
  const cuts = ends.filter((_, index) => index < FIRST || (index - FIRST) % step === 0);
  return [0, ...cuts].map((from, index) => html.slice(from, cuts[index]));
}

async function sendFile(address: string, response: ServerResponse): Promise<void> {
  const file = await fetch(address);
  const content = Buffer.from(await file.arrayBuffer());
  response.writeHead(file.status, { 'content-type': file.headers.get('content-type') ?? 'text/plain' }).end(content);
}

/**
 * Serves a site of which one page comes in pieces.
 *
 * @param site address at which all of it is served at once
 */
export async function servePieces(site: string, path: string): Promise<PieceServer> {
  const pieces = cut(await (await fetch(site + path)).text());
  let page: ServerResponse | undefined;
  const server = createServer((request, response) => {
    if (request.url === path) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.write(pieces.shift());
      page = response;
      return;
    }
    sendFile(site + request.url, response).catch((error: Error) => response.destroy(error));
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    sendNext: () => {
      page?.write(pieces.shift());
      if (pieces.length === 0) page?.end();
      return pieces.length > 0;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
