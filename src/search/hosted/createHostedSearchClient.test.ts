import { expect, test } from 'vitest';
import {
  algolia,
  asked,
  clientOf,
  FACETS,
  fill,
  RECORDS,
  servicePerTest,
  urls,
} from '../../../tests/support/hostedIndex';

servicePerTest();

test('finds hits of a version and without a version in one request, grouped by page', async () => {
  const results = await clientOf().search(asked('export'));
  expect(results.hits.map(({ url }) => url)).toEqual([
    '/docs/api/export',
    '/docs/api/export#parse',
    '/docs/api/formats#formatquery',
    '/demo',
    '/docs/api/import',
  ]);
  expect(results.total).toBe(5);
  expect(results.kinds).toEqual({ question: 0, page: 2, section: 1, symbol: 1, site: 1 });
  expect(algolia.calls).toHaveLength(1);
});

test('matches are marked, and HTML is text', async () => {
  const { hits } = await clientOf().search(asked('numb exp'));
  expect(hits).toEqual([
    {
      id: '/docs/api/export#parse',
      url: '/docs/api/export#parse',
      kind: 'section',
      version: '5',
      hierarchy: [
        [{ text: 'API', match: false }],
        [{ text: 'Export', match: true }],
        [
          { text: 'Parse ', match: false },
          { text: 'numbers', match: true },
        ],
      ],
      snippet: [
        { text: 'Write <b>', match: false },
        { text: 'numbers', match: true },
        { text: '</b> & "strings" as ', match: false },
        { text: 'export', match: true },
        { text: ' gives them.', match: false },
      ],
    },
  ]);
});

test('gives no passage for a place that matches by its name, and no version for a page without one', async () => {
  const { hits } = await clientOf().search(asked('demo'));
  expect(hits).toMatchObject([{ url: '/demo', version: null, kind: 'site', snippet: null }]);
  expect(hits[0]?.hierarchy).toHaveLength(1);
});

test('another version has other hits', async () => {
  expect(await urls(asked('export', { version: '4' }))).toEqual(['/docs/4/api/export', '/demo']);
});

test('finds hits of one kind, with the counts of all kinds', async () => {
  const results = await clientOf().search(asked('export', { kind: 'symbol' }));
  expect(results.hits.map(({ url }) => url)).toEqual(['/docs/api/formats#formatquery']);
  expect(results.total).toBe(1);
  expect(results.kinds).toEqual({ question: 0, page: 2, section: 1, symbol: 1, site: 1 });
  expect(algolia.calls).toHaveLength(1);
});

test('gives a part of the hits at any offset', async () => {
  const results = await clientOf().search(asked('export', { offset: 1, limit: 2 }));
  expect(results.hits.map(({ url }) => url)).toEqual(['/docs/api/export#parse', '/docs/api/formats#formatquery']);
  expect(results.total).toBe(5);
});

test('gives no hits for an unknown word', async () => {
  expect(await clientOf().search(asked('nothing at all'))).toEqual({
    total: 0,
    kinds: { question: 0, page: 0, section: 0, symbol: 0, site: 0 },
    hits: [],
  });
});

test("finds pages and sections in an index of DocSearch's crawler", async () => {
  const crawled = RECORDS.map((it) => ({ ...it, kind: undefined }));
  fill(crawled, ['language', 'docusaurus_tag', 'version', 'type']);
  const { hits, kinds } = await clientOf().search(asked('export'));
  expect(kinds).toEqual({ question: 0, page: 3, section: 2, symbol: 0, site: 0 });
  expect(hits.map(({ kind }) => kind)).toEqual(['page', 'section', 'section', 'page', 'page']);
  expect(await urls(asked('export', { kind: 'section' }))).toEqual([
    '/docs/api/export#parse',
    '/docs/api/formats#formatquery',
  ]);
  expect(await urls(asked('export', { kind: 'symbol' }))).toEqual([]);
});

test('addresses lead into the site, except those of the external pattern', { tags: 'external-result' }, async () => {
  const [first] = RECORDS;
  fill(
    [
      { ...first!, url: 'https://old.example/base/docs/x#y' },
      { ...RECORDS[3]!, url: 'https://blog.example/export' },
    ],
    FACETS,
  );
  const settings = { pathPrefix: '/base', externalUrls: /^https:\/\/blog\./ };
  expect(await urls(asked('export'), settings)).toEqual(['/docs/x#y', 'https://blog.example/export']);
});
