import { renameSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folderPerFile } from '../../tests/support/folder';
import { listen } from '../shared/listen';
import { decode, rawRequest } from '../shared/rawRequest';
import { createSiteServer } from './createSiteServer';

const FILES = {
  'site/index.html': 'home',
  'site/404.html': 'not found',
  'site/404/index.html': 'not found',
  'site/docs/intro/index.html': 'intro',
  'site/docs/intro.md': '# intro',
  'site/docs/umd.html': 'umd',
  'site/größe/index.html': 'size',
  'site/playground/5/frame.html': 'frame',
  'site/app-1.js': 'const a = 1;',
  'site/cat.png': 'a cat',
  'site/known.txt': 'known',
  'known.txt': 'secret',
  'site-of-another/index.html': 'secret',
};
const HEADERS = (prefix: string) =>
  `${prefix}/*\n  X-A: one\n\n${prefix}/*.js\n  Cache-Control: forever\n\n${prefix}/*.md\n  Vary: Accept\n`;
const REDIRECTS = (prefix: string) =>
  ['old', 'docs/umd'].map((from) => `${prefix}/${from} ${prefix}/docs/intro 301!\n`).join('');

/** Serves a site for the tests of the current block. Returns a request function and the site's folder. */
function serve(prefix: string) {
  const { inFolder, write } = folderPerFile();
  let server: Server;
  let origin: string;

  beforeAll(async () => {
    for (const [file, content] of Object.entries(FILES)) write(file, content);
    write('site/_redirects', REDIRECTS(prefix));
    write('site/_headers', HEADERS(prefix));
    server = createSiteServer(inFolder('site'), prefix);
    ({ origin } = await listen(server));
  });
  afterAll(async () => {
    await new Promise((closed) => server.close(closed));
  });

  const get = async (path: string, options?: Parameters<typeof rawRequest>[2]) => {
    const answer = await rawRequest(origin, path, options);
    return { ...answer, text: decode(answer).toString(), bytes: answer.body.length };
  };
  return { get, folder: () => inFolder('site') };
}

describe('at the root', () => {
  const { get, folder } = serve('');

  test.each([
    ['/', 200, 'home', 'text/html; charset=utf-8'],
    ['/docs/intro?x=1', 200, 'intro', 'text/html; charset=utf-8'],
    ['/gr%C3%B6%C3%9Fe', 200, 'size', 'text/html; charset=utf-8'],
    ['/playground/5//frame', 200, 'frame', 'text/html; charset=utf-8'],
    ['//', 200, 'home', 'text/html; charset=utf-8'],
    ['/app-1.js', 200, 'const a = 1;', 'text/javascript; charset=utf-8'],
    ['/cat.png', 200, 'a cat', 'image/png'],
    ['/404.html', 200, 'not found', 'text/html; charset=utf-8'],
  ])('%s answers %i', async (path, status, text, type) => {
    const response = await get(path);
    expect([response.status, response.text]).toEqual([status, text]);
    expect(response.headers).toMatchObject({
      'content-type': type,
      'content-length': String(text.length),
      'x-a': 'one',
    });
  });

  const NOT_FOUND =
    '/404 /404/ /_headers /_redirects /nowhere /nowhere.html /docs /Docs/Intro /app-1.js/ /docs/intro/deeper /\\docs/intro/ /%5Cdocs/intro/';

  test.each(NOT_FOUND.split(' '))('%s is not found', async (path) => {
    const { status, text, headers } = await get(path);
    expect([status, text, headers['x-a']]).toEqual([404, 'not found', 'one']);
  });

  test.each([
    ['/docs/intro', '/old /docs/umd /docs/intro/ /docs/intro// /docs/intro.html /docs/intro.htm /docs/intro.html/'],
    ['/docs/intro', '/docs/intro/index /docs/intro/index.html //docs/intro/ /%2Fdocs/intro/'],
    ['/', '/index /index.html /index.htm /index.html/'],
    ['/gr%C3%B6%C3%9Fe', '/gr%C3%B6%C3%9Fe/'],
    ['/playground/5/frame', '/playground/5/frame.html'],
  ])('redirects permanently to %s, with the search kept, from %s', async (location, forms) => {
    for (const form of forms.split(' ')) {
      const { status, headers } = await get(`${form}?x=1`);
      expect([status, headers.location], form).toEqual([301, `${location}?x=1`]);
    }
  });

  const INVALID =
    '/%E0%A4%A /../known.txt /%2e%2e/known.txt /..%2fknown.txt /docs%2f..%2f..%2fknown.txt /..%5cknown.txt /..%2fsite-of-another/index.html /%00';

  test.each(INVALID.split(' '))('rejects the invalid address %s', async (path) => {
    const { status, headers, text } = await get(path);
    expect([status, headers.location, text]).toEqual([400, undefined, 'The address is not valid.']);
  });

  test('keeps serving after a file that must exist is missing', async () => {
    const file = join(folder(), '404.html');
    renameSync(file, `${file}.away`);
    const { status, text } = await get('/nowhere');
    renameSync(`${file}.away`, file);
    expect(status).toBe(500);
    expect(text).toContain('The site could not be read: ENOENT');
    expect((await get('/nowhere')).status).toBe(404);
  });

  test('answers HEAD without content, and rejects other methods', async () => {
    const head = await get('/docs/intro', { method: 'HEAD' });
    expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', '5']);
    for (const method of ['POST', 'DELETE'] as const) {
      const { status, headers } = await get('/docs/intro', { method });
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    }
  });

  test('applies the rules of _headers, but lets no browser cache a missing page', async () => {
    const REVALIDATE = 'public, max-age=0, must-revalidate';
    expect((await get('/docs/intro')).headers).toMatchObject({ 'x-a': 'one', 'cache-control': REVALIDATE });
    expect((await get('/app-1.js')).headers).toMatchObject({ 'x-a': 'one', 'cache-control': 'forever' });
    expect((await get('/app-2.js')).headers).toMatchObject({ 'x-a': 'one', 'cache-control': REVALIDATE });
  });

  test('answers 304 to a browser that has the unchanged file', async () => {
    const { etag = '' } = (await get('/docs/intro')).headers;
    for (const known of [etag, `W/${etag}`, `"another", ${etag}`, '*']) {
      const { status, text, headers } = await get('/docs/intro', { headers: { 'If-None-Match': known } });
      expect([status, text, headers['x-a'], headers.etag, headers.vary]).toEqual([
        ...[304, '', 'one', etag, 'Accept-Encoding'],
      ]);
    }
    expect((await get('/', { headers: { 'If-None-Match': etag } })).status).toBe(200);
    expect((await get('/nowhere', { headers: { 'If-None-Match': '*' } })).status).toBe(404);
  });

  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['', undefined],
  ])('a page for a browser that accepts %j is sent as %j', async (accepted, encoding) => {
    const { headers, text, bytes } = await get('/', { headers: { 'Accept-Encoding': accepted } });
    expect([headers['content-encoding'], headers.vary, text]).toEqual([encoding, 'Accept-Encoding', 'home']);
    expect(headers['content-length']).toBe(String(bytes));
  });

  test('an image is not compressed', async () => {
    const { headers } = await get('/cat.png', { headers: { 'Accept-Encoding': 'br' } });
    expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined]);
  });
});

describe('under a prefix', () => {
  const { get } = serve('/site');

  test.each([
    ['/site', 200, 'home'],
    ['/site/', 200, 'home'],
    ['/site/docs/intro', 200, 'intro'],
    ['/site/nowhere', 404, 'not found'],
  ])('%s answers %i', async (path, status, text) => {
    const response = await get(path);
    expect([response.status, response.text, response.headers['x-a']]).toEqual([status, text, 'one']);
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
