import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { listen } from '../../scripts/shared/listen';

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
  const { origin } = await listen(server);
  return { origin, server };
}
