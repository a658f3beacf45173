import { decode, rawRequest } from '../scripts/shared/rawRequest';
import sendTwin, { config } from '../deploy/netlify/markdown';
import { markdownPath } from '../src/shared/navigation/markdownPath';
import { expect, needsBuild, test } from './support/test';

needsBuild('the markdown of pages is written by a build');

let origin = '';

test.beforeEach(({ baseURL }) => {
  origin = baseURL ?? '';
});

const MARKDOWN = 'text/markdown; charset=utf-8';
const HTML = 'text/html; charset=utf-8';

/** What clients accept, and what they get of a page. */
const ACCEPTED: [accept: string, type: string][] = [
  ['', HTML],
  ['*/*', HTML],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8', HTML],
  ['application/json', HTML],
  ['text/html, text/markdown', HTML],
  ['text/markdown;q=0.5, text/html', HTML],
  ['text/markdown;q=0.1, text/*', HTML],
  ['text/markdown;q=0, */*', HTML],
  ['text/markdown;q=0.85, text/html;q=0.9', HTML],
  ['text/markdown', MARKDOWN],
  ['TEXT/Markdown;charset=utf-8', MARKDOWN],
  ['text/markdown, text/html, */*', MARKDOWN],
  ['*/*, text/markdown', MARKDOWN],
  ['text/markdown;q=0.9, text/html;q=0.85', MARKDOWN],
  ['text/html;q=0, text/markdown;q=0.1', MARKDOWN],
  ['text/markdown;q=1.0, text/plain;q=0.8, text/html;q=0.7, */*;q=0.1', MARKDOWN],
];

const PATHS = ['/', '/docs', '/docs/api/export', '/docs/category/api', '/demo', '/demo/antd', '/markdown-page'];

for (const [accept, type] of ACCEPTED) {
  test(`a client that accepts "${accept}" gets ${type}`, async () => {
    for (const path of PATHS) {
      const get = (address: string) => rawRequest(origin, address, { headers: { Accept: accept } });
      const [{ status, headers, body }, twin] = [await get(path), await get(markdownPath(path))];
      expect([status, headers['content-type']], path).toEqual([200, type]);
      expect(headers.vary?.split(', '), path).toContain('Accept');
      expect(headers['cache-control'], path).toBe('public, max-age=0, must-revalidate');
      expect(headers.etag, path).toBeDefined();
      expect(twin.headers['content-type'], path).toBe(MARKDOWN);
      expect(body.equals(twin.body), path).toBe(type === MARKDOWN);
    }
  });

  test(`on Netlify, a client that accepts "${accept}" gets ${type}`, async () => {
    for (const path of PATHS) {
      const request = new Request(origin + path, { headers: { Accept: accept } });
      // Netlify answers requests that the function leaves to it, or that do not match its configuration.
      const isMatching = new RegExp(config.header.accept).test(accept.toLowerCase());
      const response = isMatching ? await sendTwin(request) : undefined;
      expect(response?.headers.get('content-type') ?? HTML, path).toBe(type);
      if (!response) continue;
      expect(response.headers.get('vary'), path).toContain('Accept');
      expect(response.headers.get('cache-control'), path).toBe('public, max-age=0, must-revalidate');
      expect(await response.text(), path).toMatch(/^# .+\n\n> /);
    }
  });
}

test('an address without a page is not found in either form', async () => {
  for (const path of ['/nowhere', '/nowhere.md', '/docs/nowhere', '/404', '/docs/intro/deeper']) {
    for (const accept of ['*/*', 'text/markdown']) {
      const { status, headers } = await rawRequest(origin, path, { headers: { Accept: accept } });
      expect([status, headers['content-type']], `${path} as ${accept}`).toEqual([404, HTML]);
    }
    expect(await sendTwin(new Request(origin + path, { headers: { Accept: 'text/markdown' } })), path).toBeUndefined();
  }
});

test('files and redirects are the same for all', async () => {
  for (const [path, status] of [
    ['/favicon.svg', 200],
    ['/docs/intro/', 301],
    ['/react-querybuilder', 301],
  ] as const) {
    const [plain, markdown] = await Promise.all(
      ['*/*', 'text/markdown'].map((accept) => rawRequest(origin, path, { headers: { Accept: accept } })),
    );
    expect([plain?.status, markdown?.status], path).toEqual([status, status]);
    expect(plain && markdown && decode(plain).equals(decode(markdown)), path).toBe(true);
  }
});

test('a client that has the twin already does not get it again', async () => {
  const first = await rawRequest(origin, '/docs/intro', { headers: { Accept: 'text/markdown' } });
  const known = { Accept: 'text/markdown', 'If-None-Match': first.headers.etag };
  expect((await rawRequest(origin, '/docs/intro', { headers: known })).status).toBe(304);
});

test('each page names its twin and the list of all in a header', async () => {
  for (const path of PATHS) {
    const { headers } = await rawRequest(origin, path);
    const links = [...String(headers.link).matchAll(/<([^>]+)>;rel=([\w-]+)/g)].map(([, target = '', relation]) => [
      relation,
      new URL(target, origin + path).pathname,
    ]);
    expect(links, path).toEqual([
      ['alternate', markdownPath(path)],
      ['llms-txt', '/llms.txt'],
    ]);
  }
  for (const path of ['/nowhere', '/docs/intro.md', '/favicon.svg']) {
    expect((await rawRequest(origin, path)).headers.link, path).toBeUndefined();
  }
});
