import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import fresh from 'fresh';
import { prefersMarkdown, twinPath } from '../../deploy/netlify/markdown';
import { ENCODINGS, isCompressible, type Encoding } from '../../src/gatsby/output/compressedFiles';
import { REVALIDATE_ALWAYS } from '../../src/gatsby/output/headers';
import { compress, type Effort } from '../shared/compress';
import { resolvePath } from './resolvePath';
import { headersFor, parseHeaders, parseRedirects } from './rules';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
};

const DEFAULTS = { 'Cache-Control': REVALIDATE_ALWAYS };

/** Decoded path, with single slashes, and query; null for an address that could leave the site. */
function addressOf(url: string): { path: string; search: string } | null {
  const [, encoded = '', search = ''] = /^([^?]*)(.*)$/.exec(url) ?? [];
  try {
    const path = decodeURIComponent(encoded).replace(/\/{2,}/g, '/');
    return path.includes('\0') || path.split(/[/\\]/).includes('..') ? null : { path, search };
  } catch {
    return null;
  }
}

/** The smallest encoding that a client accepts; null to send a file as it is. Browsers weigh none against another. */
function encodingFor(file: string, accepted = ''): Encoding | null {
  if (!isCompressible(file)) return null;
  return ENCODINGS.find((it) => accepted.includes(it)) ?? null;
}

/**
 * Serves the built site as its hosts do: `_redirects`, `_headers`, 404 page, markdown for clients that prefer it,
 * compression. Answers 500 if a file cannot be read, for example during a rebuild.
 *
 * @param pathPrefix such as `/site`; empty for the root
 * @param effort of the compression; by default that of hosts
 */
export function createSiteServer(folder: string, pathPrefix = '', effort?: Effort): Server {
  const read = (name: string) => (existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : '');
  // The first rule for a path wins.
  const redirects = new Map(
    parseRedirects(read('_redirects'))
      .toReversed()
      .map((rule) => [rule.from, rule]),
  );
  const headers = parseHeaders(read('_headers'));
  const compressed = new Map<string, Promise<Buffer>>();
  const isFile = (path: string) => existsSync(join(folder, path)) && statSync(join(folder, path)).isFile();

  async function contentOf(file: string, encoding: Encoding | null): Promise<Buffer> {
    const content = readFileSync(file);
    if (!encoding) return content;
    const key = `${encoding} ${file} ${statSync(file).mtimeMs}`;
    const known = compressed.get(key) ?? compress(content, encoding, effort);
    compressed.set(key, known);
    return known;
  }

  async function send(request: IncomingMessage, response: ServerResponse, path: string, file: string, status: number) {
    const encoding = encodingFor(file, request.headers['accept-encoding']);
    const content = await contentOf(join(folder, file), encoding);
    // A missing page has the headers of the 404 page, as under nginx.
    const rules = headersFor(headers, status === 404 ? `${pathPrefix}${file}` : path);
    const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 16)}"`;
    const vary = [...(isCompressible(file) ? ['Accept-Encoding'] : []), ...(rules.Vary ? [rules.Vary] : [])];
    const always = {
      ETag: etag,
      // Never cache a 404 for long: the page may exist tomorrow.
      ...(status === 404 ? { ...rules, ...DEFAULTS, 'Content-Type': TYPES['.html'] } : { ...DEFAULTS, ...rules }),
      ...(vary.length > 0 && { Vary: vary.join(', ') }),
    };
    if (status === 200 && fresh(request.headers, { etag })) return response.writeHead(304, always).end();
    response.writeHead(status, {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Content-Length': content.length,
      ...(encoding && { 'Content-Encoding': encoding }),
      ...always,
    });
    return response.end(request.method === 'HEAD' ? undefined : content);
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (!['GET', 'HEAD'].includes(request.method ?? '')) return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    const address = addressOf(request.url ?? '');
    if (!address) return response.writeHead(400).end('The address is not valid.');
    const { path, search } = address;
    const redirect = (status: number, to: string) => response.writeHead(status, { Location: to }).end();

    if (!`${path}/`.startsWith(`${pathPrefix}/`)) return redirect(302, `${pathPrefix}/`);
    const rule = redirects.get(path);
    if (rule) return redirect(rule.status, rule.to + search);
    const inside = path.slice(pathPrefix.length) || '/';
    const resolution = resolvePath(inside, isFile);
    if ('page' in resolution) return redirect(301, encodeURI(pathPrefix + resolution.page) + search);
    const twin = twinPath(inside);
    if (resolution.file.endsWith('.html') && isFile(twin) && prefersMarkdown(request.headers.accept)) {
      return send(request, response, pathPrefix + twin, twin, 200);
    }
    return send(request, response, pathPrefix + inside, resolution.file, resolution.status);
  }

  return createServer((request, response) => {
    answer(request, response).catch((error: Error) => {
      response.writeHead(500, DEFAULTS).end(`The site could not be read: ${error.message}`);
    });
  });
}
