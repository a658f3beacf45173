import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request, type Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';

/** What a server answered, as it came over the wire. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Not decoded. */
  body: Buffer;
}

interface Options {
  method?: 'GET' | 'HEAD' | 'POST' | 'DELETE';
  headers?: OutgoingHttpHeaders;
  /** Keeps connections; without one, each request has its own. */
  agent?: Agent;
}

/**
 * Asks a server for a path exactly as it is written, which fetch would make clean; follows no redirect, and decodes
 * nothing.
 *
 * @param origin such as `http://localhost:9000`
 * @throws Error of the connection
 */
export function rawRequest(origin: string, path: string, { method, headers, agent }: Options = {}): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, headers, agent: agent ?? false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) });
      });
    })
      .on('error', reject)
      .end();
  });
}

/** The body of an answer as a browser reads it. Throws Error for an encoding that no browser is sent. */
export function decode({ headers, body }: Answer): Buffer {
  const encoding = headers['content-encoding'];
  if (encoding === undefined) return body;
  if (encoding === 'br') return brotliDecompressSync(body);
  if (encoding === 'gzip') return gunzipSync(body);
  throw new Error(`The answer is encoded as ${encoding}`);
}
