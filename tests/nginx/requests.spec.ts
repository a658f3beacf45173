import type { OutgoingHttpHeaders } from 'node:http';
import { rawRequest } from '../../scripts/shared/rawRequest';
import { NGINX_ORIGIN } from './settings';
import { readSite } from './site';
import { expect, test } from '../support/test';

const get = (path: string, headers: OutgoingHttpHeaders = {}) => rawRequest(NGINX_ORIGIN, path, { headers });

for (const accepted of ['br', 'gzip', 'identity']) {
  test(`an unchanged file that a browser has as ${accepted} is not sent again`, async () => {
    for (const path of [
      '/',
      '/docs/intro',
      '/search-index/5.json',
      '/docs/intro.md',
      '/favicon.svg',
      '/icon-192.png',
    ]) {
      const encoding = { 'Accept-Encoding': accepted };
      const first = await get(path, encoding);
      const { etag = '' } = first.headers;
      expect([first.status, etag], path).toEqual([200, expect.stringMatching(/^"[^"]+"$/)]);

      const { status, body, headers } = await get(path, { ...encoding, 'If-None-Match': etag });
      expect([status, body.length], path).toEqual([304, 0]);
      expect(headers['cache-control'], path).toBe(first.headers['cache-control']);
      expect(headers.etag, path).toBe(etag);
      const changedSince = await get(path, { ...encoding, 'If-None-Match': '"another"' });
      expect(changedSince.status, path).toBe(200);
      expect(changedSince.body.equals(first.body), path).toBe(true);
    }
  });
}

test('each encoding of a page has a tag of its own', async () => {
  const tags = await Promise.all(
    ['br', 'gzip', 'identity'].map(async (accepted) => {
      const { headers } = await get('/docs/intro', { 'Accept-Encoding': accepted });
      return headers.etag;
    }),
  );
  expect(new Set(tags).size).toBe(3);
});

test('parts of an image are sent separately', async () => {
  const path = '/icon-512.png';
  const image = readSite('icon-512.png');
  for (const [range, from, to] of [
    ['bytes=0-99', 0, 100],
    ['bytes=100-', 100, image.length],
    ['bytes=-50', image.length - 50, image.length],
  ] as const) {
    const { status, headers, body } = await get(path, { Range: range, 'Accept-Encoding': 'br, gzip' });
    expect([status, headers['content-range']]).toEqual([206, `bytes ${from}-${to - 1}/${image.length}`]);
    expect(headers['content-type']).toBe('image/png');
    expect(body.equals(image.subarray(from, to)), range).toBe(true);
  }
  const beyond = await get(path, { Range: `bytes=${image.length}-` });
  expect([beyond.status, beyond.headers['content-range']]).toEqual([416, `bytes */${image.length}`]);
});

test('HEAD has the status and the headers of GET, and no content', async () => {
  for (const path of ['/', '/docs/intro', '/docs/intro.md', '/icon-192.png', '/nowhere', '/docs/intro.html']) {
    for (const accepted of ['br', 'identity']) {
      const headers = { 'Accept-Encoding': accepted };
      const [got, head] = [await get(path, headers), await rawRequest(NGINX_ORIGIN, path, { method: 'HEAD', headers })];
      expect([head.status, head.body.length], path).toEqual([got.status, 0]);
      expect({ ...head.headers, date: '' }, path).toEqual({ ...got.headers, date: '' });
    }
  }
});

test('responses do not reveal the version of nginx', async () => {
  for (const path of ['/', '/nowhere']) expect((await get(path)).headers.server, path).toBe('nginx');
});
