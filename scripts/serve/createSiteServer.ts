import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { REVALIDATE_ALWAYS } from '../../src/gatsby/output/headers';
import { compress, encodingFor } from './compress';
import { resolveRequest } from './resolveRequest';
import { headersFor, parseHeaders, parseRedirects, redirectsByPath } from './rules';

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
};

const DEFAULTS = { 'Cache-Control': REVALIDATE_ALWAYS };

const tagOf = (content: Buffer) => `"${createHash('sha256').update(content).digest('base64url').slice(0, 16)}"`;

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/**
 * Decoded path and query of a request; null if invalid. Rejects a leading double slash, which would make an open
 * redirect, and `..`, which could leave the site.
 */
function addressOf(url = '/'): { path: string; search: string } | null {
  try {
    const { pathname, search } = new URL(url, 'http://localhost');
    const path = decodeURIComponent(pathname);
    const goesUp = path.split(/[/\\]/).includes('..');
    return goesUp || [url, path].some((form) => /^[/\\]{2}/.test(form)) ? null : { path, search };
  } catch {
    return null;
  }
}

/**
 * Serves the built site as its hosts do: `_redirects`, `_headers`, 404 page, compression. Answers 500 if a file cannot
 * be read, for example during a rebuild.
 *
 * @param pathPrefix such as `/site`; empty for the root
 */
export function createSiteServer(folder: string, pathPrefix = ''): Server {
  const redirects = redirectsByPath(parseRedirects(read(join(folder, '_redirects'))), pathPrefix);
  const headers = parseHeaders(read(join(folder, '_headers')));
  const compressed = new Map<string, Buffer>();

  const fileOf = (path: string) => join(folder, path);
  const exists = (path: string) => existsSync(fileOf(path)) && statSync(fileOf(path)).isFile();

  function send(request: IncomingMessage, response: ServerResponse, path: string, file: string, status: number) {
    const absolute = fileOf(file);
    const encoding = encodingFor(file, request.headers['accept-encoding']);
    let content: Buffer = readFileSync(absolute);
    const key = `${encoding} ${absolute} ${statSync(absolute).mtimeMs}`;
    if (encoding) {
      content = compressed.get(key) ?? compress(content, encoding);
      compressed.set(key, content);
      response.setHeader('Content-Encoding', encoding);
      response.setHeader('Vary', 'Accept-Encoding');
    }
    const rules = headersFor(headers, `${pathPrefix}${path}`);
    const tag = tagOf(content);
    response.setHeader('ETag', tag);
    if (status === 200 && request.headers['if-none-match'] === tag) {
      response.writeHead(304, { ...DEFAULTS, ...rules }).end();
      return;
    }
    response.writeHead(status, {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Content-Length': content.length,
      // Never cache a 404 for long: the page may exist tomorrow.
      ...(status === 404 ? { ...rules, ...DEFAULTS } : { ...DEFAULTS, ...rules }),
    });
    response.end(request.method === 'HEAD' ? undefined : content);
  }

  function answer(request: IncomingMessage, response: ServerResponse) {
    if (request.method !== 'GET' && request.method !== 'HEAD') return response.writeHead(405).end();
    const address = addressOf(request.url);
    if (!address) return response.writeHead(400).end('The address is not valid.');
    const { path, search } = address;
    if (pathPrefix && path !== pathPrefix && !path.startsWith(`${pathPrefix}/`)) {
      return response.writeHead(302, { Location: `${pathPrefix}/` }).end();
    }
    const inside = path.slice(pathPrefix.length) || '/';
    const resolution = resolveRequest(inside, search, redirects, exists);
    if (resolution.kind === 'file') return send(request, response, inside, resolution.file, resolution.status);
    const location = redirects.has(inside) ? resolution.location : `${pathPrefix}${resolution.location}`;
    return response.writeHead(resolution.status, { Location: location }).end();
  }

  return createServer((request, response) => {
    try {
      answer(request, response);
    } catch (error) {
      response.writeHead(500, DEFAULTS).end(`The site could not be read: ${(error as Error).message}`);
    }
  });
}
