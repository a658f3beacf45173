// Not next to its file: Netlify would take it for a function as well.

import { expect, test, vi } from 'vitest';
import sendTwin, { config, prefersMarkdown } from '../../deploy/netlify/markdown';
import { markdownPath } from '../../src/shared/navigation/markdownPath';
import { ACCEPTED, MARKDOWN } from '../../tests/support/acceptedTypes';

const PAGES = ['/', '/docs', '/docs/api/export', '/demo'];

/** A site with these pages, whose twins are their own paths. Returns the requests for twins. */
function stubSite() {
  const asked: Request[] = [];
  vi.stubGlobal('fetch', (address: URL, init: RequestInit) => {
    asked.push(new Request(address, init));
    if (new Headers(init.headers).get('if-none-match') === '"known"')
      return Promise.resolve(new Response(null, { status: 304 }));
    const isThere = PAGES.map(markdownPath).includes(address.pathname);
    const headers = { 'Content-Type': MARKDOWN, Vary: 'Accept' };
    return Promise.resolve(isThere ? new Response(address.pathname, { headers }) : new Response('', { status: 404 }));
  });
  return asked;
}

const requestOf = (path: string, headers: HeadersInit = { Accept: 'text/markdown' }, method = 'GET') =>
  new Request(`https://a.example${path}`, { headers, method });

test.each(ACCEPTED)('a client that accepts "%s" gets %s, from Netlify as well', async (accept, type) => {
  const isMarkdown = type === MARKDOWN;
  expect(prefersMarkdown(accept)).toBe(isMarkdown);
  stubSite();
  for (const path of PAGES) {
    // Netlify answers requests that the function leaves to it, or that do not match its configuration.
    const isMatching = new RegExp(config.header.accept).test(accept.toLowerCase());
    const response = isMatching ? await sendTwin(requestOf(path, { Accept: accept })) : undefined;
    expect(await response?.text(), path).toBe(isMarkdown ? markdownPath(path) : undefined);
    const headers = response && ['content-type', 'vary'].map((name) => response.headers.get(name));
    expect(headers, path).toEqual(isMarkdown ? [MARKDOWN, 'Accept'] : undefined);
  }
});

test('a client that says nothing gets a page', () => {
  expect(prefersMarkdown(undefined)).toBe(false);
});

test('Netlify answers by itself for an address without a page, and for what only reads do not send', async () => {
  const asked = stubSite();
  expect(await sendTwin(requestOf('/nowhere'))).toBeUndefined();
  expect(asked).toHaveLength(1);
  expect(await sendTwin(requestOf('/docs', undefined, 'POST'))).toBeUndefined();
  expect(asked).toHaveLength(1);
});

test('a client that has the twin already does not get it again', async () => {
  stubSite();
  const known = { Accept: 'text/markdown', 'If-None-Match': '"known"' };
  expect((await sendTwin(requestOf('/docs', known, 'HEAD')))?.status).toBe(304);
});
