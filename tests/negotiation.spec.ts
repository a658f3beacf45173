import { decode, rawRequest } from '../scripts/shared/rawRequest';
import { markdownPath } from '../src/shared/navigation/markdownPath';
import { ACCEPTED, HTML, MARKDOWN } from './support/acceptedTypes';
import { expect, needsBuild, test } from './support/test';

needsBuild('the markdown of pages is written by a build');

let origin = '';

test.beforeEach(({ baseURL }) => {
  origin = baseURL ?? '';
});

const PATHS = ['/', '/docs', '/docs/api/export', '/docs/category/api', '/demo', '/demo/antd', '/markdown-page'];

test('a client gets of a page what it prefers', async () => {
  for (const path of PATHS) {
    const twin = await rawRequest(origin, markdownPath(path));
    const expectHeaders = ({ headers }: typeof twin, type: string, of: string) => {
      expect(headers['content-type'], of).toBe(type);
      expect(headers.vary?.split(', '), of).toContain('Accept');
      expect(headers['cache-control'], of).toBe('public, max-age=0, must-revalidate');
      expect(headers.etag, of).toBeDefined();
    };
    expectHeaders(twin, MARKDOWN, markdownPath(path));
    expect(String(twin.body), path).toMatch(/^# .+\n\n> /);
    for (const [accept, type] of ACCEPTED) {
      const answer = await rawRequest(origin, path, { headers: { Accept: accept } });
      expect(answer.status, `${path} as ${accept}`).toBe(200);
      expectHeaders(answer, type, `${path} as ${accept}`);
      expect(answer.body.equals(twin.body), `${path} as ${accept}`).toBe(type === MARKDOWN);
    }
  }
});

test('an address without a page is not found in either form', async () => {
  for (const path of ['/nowhere', '/nowhere.md', '/docs/nowhere', '/404', '/docs/intro/deeper']) {
    for (const accept of ['*/*', 'text/markdown']) {
      const { status, headers } = await rawRequest(origin, path, { headers: { Accept: accept } });
      expect([status, headers['content-type']], `${path} as ${accept}`).toEqual([404, HTML]);
    }
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
