import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = { '.css': 'text/css', '.html': 'text/html', '.js': 'text/javascript' };

/** Serves the built files as a plain host does, which reads no `_headers`. */
export async function serveWithoutHeaders(): Promise<{ origin: string; server: Server }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    readFile(join('public', pathname)).then(
      (content) => {
        const type = TYPES[extname(pathname)] ?? 'text/plain';
        response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' }).end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, server };
}
