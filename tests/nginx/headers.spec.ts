import type { IncomingHttpHeaders } from 'node:http';
import { createSiteServer } from '../../scripts/serve/createSiteServer';
import { rawRequest } from '../../scripts/shared/rawRequest';
import { NGINX_ORIGIN } from './settings';
import { readSite, servedFiles } from './site';
import { serveForTests } from '../support/serve';
import { expect, test } from '../support/test';

/** Headers about the server or connection, not the file. */
const OF_SERVER = ['server', 'date', 'connection', 'keep-alive'];

/** Headers whose values legitimately differ: each server computes its own ETag. */
const OF_EACH = ['etag'];

/** Headers that nginx adds: range requests for uncompressed files. */
const OF_NGINX = ['accept-ranges'];

/** Sent with pages only. */
const OF_PAGES = [
  'content-security-policy',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
];

/** nginx's own MIME table uses another name, which browsers treat alike. */
const TYPES: Record<string, string> = {
  'text/javascript; charset=utf-8': 'application/javascript; charset=utf-8',
};

/** A file of each kind; some names contain a hash. */
const KINDS: Record<string, RegExp> = {
  'the home page': /^\/$/,
  'a page': /^\/docs\/intro$/,
  'a page of a demo': /^\/demo\/antd$/,
  'the page for what is missing': /^\/404\.html$/,
  'a script': /^\/app-\w+\.js$/,
  'a script whose name stays': /^\/js\/console\.js$/,
  'a style sheet': /^\/styles\/[^/]+\.css$/,
  'a style sheet of a part': /^\/\d+\.\w+\.css$/,
  'a font': /^\/fonts\/[^/]+\.woff2$/,
  'the search index': /^\/search-index\/5\.json$/,
  'the data of a page': /^\/page-data\/docs\/intro\/page-data\.json$/,
  'the markdown of a page': /^\/docs\/intro\.md$/,
  'a text': /^\/llms\.txt$/,
  'the map of the site': /^\/sitemap\.xml$/,
  'the manifest': /^\/manifest\.webmanifest$/,
  'an image': /^\/icon-192\.png$/,
  'a drawing': /^\/favicon\.svg$/,
  'the icon': /^\/favicon\.ico$/,
  'the frame of the playground': /^\/playground\/5\/frame$/,
  'a script of the playground': /^\/playground\/frame-\w+\.js$/,
  'a style sheet of the playground': /^\/playground\/frame-5-\w+\.css$/,
};

const localOrigin = serveForTests(() => createSiteServer('public'));

const without = (headers: IncomingHttpHeaders = {}, names: readonly string[]): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/** Headers of both servers for a path, without legitimate differences. */
async function compare(path: string, accepted: string, status: number) {
  const [theirs, ours] = await Promise.all(
    [NGINX_ORIGIN, localOrigin()].map(async (origin) => {
      const answer = await rawRequest(origin, path, { headers: { 'Accept-Encoding': accepted } });
      expect(answer.status, path).toBe(status);
      return answer.headers;
    }),
  );
  for (const name of OF_EACH) expect([theirs?.[name], ours?.[name]], path).not.toContain(undefined);
  const expected = without(ours, [...OF_SERVER, ...OF_EACH]);
  const type = expected['content-type'] as string;
  return {
    nginx: without(theirs, [...OF_SERVER, ...OF_EACH, ...OF_NGINX]),
    local: { ...expected, 'content-type': TYPES[type] ?? type },
  };
}

for (const [kind, pattern] of Object.entries(KINDS)) {
  test(`${kind} has the same headers as on the local server`, async () => {
    const path = servedFiles()
      .map((served) => served.path)
      .find((it) => pattern.test(it));
    expect(path, 'there is such a file').toBeDefined();
    for (const accepted of ['br', 'gzip']) {
      const { nginx, local: expected } = await compare(path as string, accepted, 200);
      expect(nginx, `${path}, ${accepted}`).toEqual(expected);
    }
  });
}

test('a missing file has the headers of the local server, and its page contains the policy', async () => {
  expect(readSite('404.html').toString()).toMatch(
    /<meta http-equiv="Content-Security-Policy" content="[^"]*script-src/,
  );
  for (const path of ['/nowhere', '/docs/nowhere', '/fonts/none.woff2', '/app-0000.js']) {
    const { nginx, local: expected } = await compare(path, 'br', 404);
    expect(without(nginx, OF_PAGES), path).toEqual(without(expected, OF_PAGES));
    // nginx selects these headers by file (a page), other hosts by URL.
    for (const name of OF_PAGES) expect(nginx[name], `${path}: ${name}`).toBeDefined();
    expect(nginx['content-security-policy'], path).toContain("frame-ancestors 'self'");
  }
});
