import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchClient, SearchRequest } from '../shared/search/client';

const LOCAL = './local/createLocalSearchClient';
const HOSTED = './hosted/createHostedSearchClient';

const REQUEST: SearchRequest = { query: 'export', version: '5', offset: 0, limit: 20 };

const answering = (id: string) => {
  const hits = [{ id, url: '/', kind: 'page' as const, version: null, hierarchy: [], snippet: null }];
  const results = { total: 1, kinds: { question: 0, page: 1, section: 0, symbol: 0, site: 0 }, hits };
  return {
    search: vi.fn<SearchClient['search']>().mockResolvedValue(results),
    prepare: vi.fn<(version: string) => void>(),
  };
};

const local = answering('local');
const hosted = answering('hosted');
const createLocal = vi.fn(() => local);
const createHosted = vi.fn<(settings: object) => SearchClient>(() => hosted);

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  vi.doMock('gatsby', () => ({ withPrefix: (path: string) => `/base${path}` }));
  vi.doMock(LOCAL, () => ({ createLocalSearchClient: createLocal }));
  vi.doMock(HOSTED, () => ({ createHostedSearchClient: createHosted }));
});
afterEach(() => vi.unstubAllEnvs());

test("uses the site's own search without settings, and creates it at its first use", async () => {
  const { isHosted, searchClient } = await import('./searchClient');
  expect(isHosted).toBe(false);
  expect(createLocal).not.toHaveBeenCalled();
  expect((await searchClient.search(REQUEST)).hits[0]?.id).toBe('local');
  await searchClient.search(REQUEST);
  expect(local.search).toHaveBeenLastCalledWith(REQUEST);
  expect(createLocal).toHaveBeenCalledOnce();
  expect(createHosted).not.toHaveBeenCalled();
});

test('uses the hosted search with its settings', async () => {
  vi.stubEnv('GATSBY_ALGOLIA_APP_ID', 'APP');
  vi.stubEnv('GATSBY_ALGOLIA_SEARCH_KEY', 'key');
  vi.stubEnv('GATSBY_ALGOLIA_INDEX', 'docs');
  vi.stubEnv('GATSBY_ALGOLIA_EXTERNAL_URL_REGEX', '^https://blog');
  const { isHosted, searchClient } = await import('./searchClient');
  expect(isHosted).toBe(true);
  expect((await searchClient.search(REQUEST)).hits[0]?.id).toBe('hosted');
  expect(createHosted).toHaveBeenCalledWith({
    appId: 'APP',
    searchKey: 'key',
    index: 'docs',
    pathPrefix: '/base',
    externalUrls: /^https:\/\/blog/,
  });
  expect(createLocal).not.toHaveBeenCalled();
});

test('loads the client and prepares its index', async () => {
  const { searchClient } = await import('./searchClient');
  searchClient.prepare('4');
  await expect.poll(() => local.prepare.mock.calls).toEqual([['4']]);
});

test('a client that does not load fails the query, and is tried again by the next one', async () => {
  createLocal.mockImplementationOnce(() => {
    throw new Error('Loading chunk 7 failed');
  });
  const { searchClient } = await import('./searchClient');
  searchClient.prepare('5');
  await expect(searchClient.search(REQUEST)).rejects.toThrow(new Error('The search could not be loaded.'));
  expect((await searchClient.search(REQUEST)).hits[0]?.id).toBe('local');
});
