import { rawRequest } from '../../scripts/shared/rawRequest';
import { parseRedirects } from '../../scripts/serve/rules';
import { ROUTES } from '../support/routes';
import { NGINX_ORIGIN } from './settings';
import { pageFile, readSite } from './site';
import { expect, test } from '../support/test';

const get = (path: string) => rawRequest(NGINX_ORIGIN, path);

test('every route answers with its page, whatever its search', async () => {
  expect(ROUTES.length).toBeGreaterThan(70);
  for (const { path } of ROUTES) {
    for (const search of ['', '?a=b&c']) {
      const { status, headers, body } = await get(`${path}${search}`);
      expect([status, headers['content-type']], path).toEqual([200, 'text/html; charset=utf-8']);
      expect(body.equals(readSite(pageFile(path))), path).toBe(true);
    }
  }
});

test('every other form of an address leads to the page, search kept', async () => {
  for (const { path } of ROUTES) {
    const forms =
      path === '/'
        ? ['/index', '/index.html', '/index.htm', '/index.html/']
        : ['/', '//', '.html', '.htm', '.html/', '/index', '/index.html', '/index.htm'].map(
            (ending) => `${path}${ending}`,
          );
    for (const form of forms) {
      for (const search of ['', '?a=b&c=%20d']) {
        const { status, headers } = await get(`${form}${search}`);
        expect([status, headers.location], `${form}${search}`).toEqual([301, `${path}${search}`]);
      }
    }
  }
});

test('every rule in _redirects for other hosts applies here', async () => {
  const rules = parseRedirects(readSite('_redirects').toString());
  expect(rules.length).toBeGreaterThan(100);
  for (const { from, to, status: expected } of rules) {
    const { status, headers } = await get(`${from}?x=1`);
    expect([status, headers.location], from).toEqual([expected, `${to}?x=1`]);
  }
});

test('a path without a page answers 404 with the not-found page', async () => {
  const page = readSite('404.html');
  for (const path of [
    '/nowhere',
    '/nowhere/',
    '/nowhere.html',
    '/docs/nowhere?x=1',
    '/docs/3/umd',
    '/Docs/Intro',
    '/a%20b',
    '/docs/intro/more',
    '/app-0000.js',
    '/app-0000.js/',
    '/fonts/none.woff2',
    '/docs/none.md',
    '/none.webmanifest',
    '/playground',
    '/404',
    '/404/',
    '/_headers',
    '/_redirects',
  ]) {
    const { status, headers, body } = await get(path);
    expect([status, headers['content-type']], path).toEqual([404, 'text/html; charset=utf-8']);
    expect(body.equals(page), path).toBe(true);
  }
});

test('double slashes count as one, and keep the policy of the page', async () => {
  for (const path of ['/playground/5//frame', '//docs/intro']) {
    const [{ status, headers }, single] = await Promise.all([get(path), get(path.replace('//', '/'))]);
    expect([status, headers['content-security-policy']], path).toEqual([
      200,
      single.headers['content-security-policy'],
    ]);
  }
});

test('no address leads to another host, or out of the site', async () => {
  for (const path of ['//evil.example/', '//docs/intro/', '/%2Fdocs/intro/', '/\\evil.example/', '/%5Cevil.example/']) {
    const { status, headers } = await get(path);
    expect([301, 404], path).toContain(status);
    if (status === 301) expect(headers.location, path).toMatch(/^\/docs\/intro$/);
  }
  for (const path of ['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '/docs/../../package.json']) {
    expect((await get(path)).status, path).toBe(400);
  }
});
