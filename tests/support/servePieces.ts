import { createServer, type ServerResponse } from 'node:http';
import { listen } from '../../scripts/shared/listen';

/** A server that streams a page in pieces. */
export interface PieceServer {
  address: string;
  /** Sends the next piece. Returns whether more follow. */
  sendNext: () => boolean;
  close: () => void;
}

/** Elements sent one by one: those of the top bar, and some more. */
const FIRST = 40;

/** Rows of tables sent one by one, as each may change the widths of the columns. */
const ROWS = 12;

/** Number of pieces for the rest. */
const PIECE_COUNT = 40;

/** Splits HTML between elements: after each of the first, and of the first rows, then at larger intervals. */
function cut(html: string, withTopBar: boolean): string[] {
  const start = html.indexOf('<body');
  const main = html.indexOf('<main');
  const ends = [...html.slice(start).matchAll(/<\/[a-z\d]+>(?=<[a-z])/g)];
  const rows = ends.filter(([tag]) => tag === '</tr>').slice(0, ROWS);
  const step = Math.ceil((ends.length - FIRST) / PIECE_COUNT);
  const isCut = (end: RegExpExecArray, index: number) =>
    index < FIRST ? withTopBar || start + end.index > main : rows.includes(end) || (index - FIRST) % step === 0;
  const cuts = ends.filter(isCut).map((end) => start + end.index + end[0].length);
  return [0, ...cuts].map((from, index) => html.slice(from, cuts[index]));
}

async function sendFile(address: string, response: ServerResponse): Promise<void> {
  const file = await fetch(address);
  const content = Buffer.from(await file.arrayBuffer());
  response.writeHead(file.status, { 'content-type': file.headers.get('content-type') ?? 'text/plain' }).end(content);
}

/**
 * Serves a site with one page streamed in pieces.
 *
 * @param site address that serves the complete site
 * @param withTopBar whether the first elements above the main part are sent one by one, too, and not at once
 */
export async function servePieces(site: string, path: string, withTopBar: boolean): Promise<PieceServer> {
  const pieces = cut(await (await fetch(site + path)).text(), withTopBar);
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
  const { origin } = await listen(server);
  return {
    address: origin,
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
