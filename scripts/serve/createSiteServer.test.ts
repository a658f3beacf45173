import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '../shared/listen';
import { rawRequest } from '../shared/rawRequest';
import { createSiteServer } from './createSiteServer';

const FILES = {
  'site/index.html': 'home',
  'site/404.html': 'not found',
  'site/docs/intro/index.html': 'intro',
  'site/app-1.js': 'const a = 1;',
  'site/cat.png': 'a cat',
  'site/known.txt': 'known',
  'known.txt': 'secret',
  'secret.txt': 'secret',
  'site-of-another/index.html': 'secret',
};
const HEADERS = (prefix: string) => `${prefix}/*\n  X-A: one\n\n${prefix}/*.js\n  Cache-Control: forever\n`;

/** Serves a site for the tests of the current block. Returns a request function and the site's folder. */
function serve(prefix: string) {
  let root: string;
  let server: Server;
  let origin: string;

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'site-server-'));
    for (const [file, content] of Object.entries(FILES)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), content);
    }
    writeFileSync(join(root, 'site', '_redirects'), `${prefix}/old ${prefix}/docs/intro 301!\n`);
    writeFileSync(join(root, 'site', '_headers'), HEADERS(prefix));
    server = createSiteServer(join(root, 'site'), prefix);
    ({ origin } = await listen(server));
  });
  afterAll(async () => {
    await new Promise((closed) => server.close(closed));
    rmSync(root, { recursive: true });
  });

  const get = async (path: string, options?: Parameters<typeof rawRequest>[2]) => {
    const { status, headers, body } = await rawRequest(origin, path, options);
    return { status, headers, body: body.toString(), bytes: body };
  };
  return { get, folder: () => join(root, 'site') };
}

describe('at the root', () => {
  const { get, folder } = serve('');

  test('what a browser has is not sent again, as long as it is the same', async () => {
    const { headers } = await get('/docs/intro');
    const again = await get('/docs/intro', { headers: { 'If-None-Match': headers.etag } });
    expect([again.status, again.body, again.headers['x-a']]).toEqual([304, '', 'one']);
    expect((await get('/', { headers: { 'If-None-Match': headers.etag } })).status).toBe(200);
  });

  test.each([
    ['/', 200, 'home', 'text/html; charset=utf-8'],
    ['/docs/intro?x=1', 200, 'intro', 'text/html; charset=utf-8'],
    ['/app-1.js', 200, 'const a = 1;', 'text/javascript; charset=utf-8'],
    ['/cat.png', 200, 'a cat', 'image/png'],
    ['/nowhere', 404, 'not found', 'text/html; charset=utf-8'],
    ['/docs', 404, 'not found', 'text/html; charset=utf-8'],
  ])('%s answers %i', async (path, status, body, type) => {
    const response = await get(path);
    expect([response.status, response.body]).toEqual([status, body]);
    expect(response.headers).toMatchObject({ 'content-type': type, 'content-length': String(body.length) });
  });

  test.each([
    ['/old?x=1', '/docs/intro?x=1'],
    ['/docs/intro/?x=1', '/docs/intro?x=1'],
    ['/docs/intro.html', '/docs/intro'],
    ['/index.html', '/'],
  ])('%s leads to %s', async (path, location) => {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([301, location]);
  });

  test.each(['/../secret.txt', '/docs/../../secret.txt', '/%2e%2e/secret.txt', '/%00'])(
    '%s does not leave the site',
    async (path) => {
      const { status, body } = await get(path);
      expect([status, body]).toEqual([404, 'not found']);
    },
  );

  test.each([
    '/%E0%A4%A',
    '//',
    '//docs/intro/',
    '/%2Fdocs/intro/',
    '/%5Cdocs/intro/',
    '/\\docs/intro/',
    '/..%2fsecret.txt',
    '/..%2fknown.txt',
    '/docs%2f..%2f..%2fknown.txt',
    '/..%5cknown.txt',
    '/..%2fsite-of-another/index.html',
  ])('the address %s is not valid, and leads nowhere', async (path) => {
    const { status, headers, body } = await get(path);
    expect([status, headers.location, body]).toEqual([400, undefined, 'The address is not valid.']);
  });

  test('it goes on when a file is missing that must be there', async () => {
    const file = join(folder(), '404.html');
    renameSync(file, `${file}.away`);
    const { status, body } = await get('/nowhere');
    renameSync(`${file}.away`, file);
    expect(status).toBe(500);
    expect(body).toContain('The site could not be read: ENOENT');
    expect((await get('/nowhere')).status).toBe(404);
  });

  test.each([
    ['HEAD', 200],
    ['POST', 405],
    ['DELETE', 405],
  ] as const)('%s answers %i without content', async (method, status) => {
    const response = await get('/docs/intro', { method });
    expect([response.status, response.body]).toEqual([status, '']);
  });

  test('the rules of _headers apply, the later one winning', async () => {
    expect((await get('/docs/intro')).headers).toMatchObject({
      'x-a': 'one',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    expect((await get('/app-1.js')).headers).toMatchObject({ 'x-a': 'one', 'cache-control': 'forever' });
  });

  test('no browser keeps what is not there', async () => {
    const { status, headers } = await get('/app-2.js');
    expect(status).toBe(404);
    expect(headers).toMatchObject({ 'x-a': 'one', 'cache-control': 'public, max-age=0, must-revalidate' });
  });

  test('what shrinks is compressed for a browser that accepts it', async () => {
    const headers = { 'accept-encoding': 'gzip' };
    const page = await get('/', { headers });
    expect(page.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(page.headers['content-length']).toBe(String(page.bytes.length));
    expect(gunzipSync(page.bytes).toString()).toBe('home');
    expect((await get('/cat.png', { headers })).headers).not.toHaveProperty('content-encoding');
  });
});

describe('under a prefix', () => {
  const { get } = serve('/site');

  test.each([
    ['/site', 200, 'home'],
    ['/site/', 200, 'home'],
    ['/site/docs/intro', 200, 'intro'],
    ['/site/nowhere', 404, 'not found'],
  ])('%s answers %i', async (path, status, body) => {
    const response = await get(path);
    expect([response.status, response.body]).toEqual([status, body]);
    expect(response.headers['x-a']).toBe('one');
  });

  test.each([
    ['/', 302, '/site/'],
    ['/docs/intro', 302, '/site/'],
    ['/sites', 302, '/site/'],
    ['/site/old?x=1', 301, '/site/docs/intro?x=1'],
    ['/site/docs/intro/?x=1', 301, '/site/docs/intro?x=1'],
    ['/site/index.html', 301, '/site/'],
  ])('%s leads with %i to %s', async (path, status, location) => {
    const response = await get(path);
    expect([response.status, response.headers.location]).toEqual([status, location]);
  });
});
