import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request, type Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';

interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** Not decoded. */
  body: Buffer;
}

interface Options {
  method?: 'GET' | 'HEAD' | 'POST' | 'DELETE';
  headers?: OutgoingHttpHeaders;
  /** Default: a new connection per request. */
  agent?: Agent;
}

/**
 * Requests a path exactly as written (fetch would normalize it), without following redirects or decoding.
 *
 * @throws Error of the connection
 */
export function rawRequest(
  origin: string,
  path: string,
  { method, headers, agent }: Options = {},
): Promise<RawResponse> {
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

/** Decompresses the body. Throws Error for an unknown encoding. */
export function decode({ headers, body }: RawResponse): Buffer {
  const encoding = headers['content-encoding'];
  if (encoding === undefined) return body;
  if (encoding === 'br') return brotliDecompressSync(body);
  if (encoding === 'gzip') return gunzipSync(body);
  throw new Error(`The answer is encoded as ${encoding}`);
}
