import { vi } from 'vitest';
import { ALGOLIA_ADMIN_KEY, ALGOLIA_APP_ID, hostsOf, ALGOLIA_SEARCH_KEY } from './fakeAlgolia/algoliaServer';
import { server } from './fakeAlgolia/serverPerTest';
import type { SearchRecord, Synonym } from '../../src/shared/search/types';
import type { PushedRecord } from './indexContent';
import { searchPush } from './searchPush';

export const record = (path: string, more: Partial<SearchRecord>): SearchRecord => ({
  id: path,
  kind: 'page',
  version: '5',
  path: path.replace(/#.*/, ''),
  anchor: path.split('#')[1] ?? null,
  category: 'API',
  title: 'Export',
  headings: [],
  text: '',
  ...more,
});

/** Default records of `push`. */
export const RECORDS = [
  record('/docs/api/export#clone', { kind: 'symbol', headings: ['Options', 'clone'], text: 'Copies a rule.' }),
  record('/docs/api/export', { text: 'Turn a query into SQL.' }),
  record('/demo', { kind: 'site', version: null, category: null, title: 'Demo' }),
];
const SYNONYMS: Synonym[] = [['mongo db', ['MongoDB']]];

/** A complete environment. */
export const VARIABLES = {
  SITE_URL: 'https://docs.example',
  PATH_PREFIX: '/base',
  GATSBY_ALGOLIA_APP_ID: ALGOLIA_APP_ID,
  GATSBY_ALGOLIA_SEARCH_KEY: ALGOLIA_SEARCH_KEY,
  GATSBY_ALGOLIA_INDEX: 'docs',
  ALGOLIA_ADMIN_KEY: ALGOLIA_ADMIN_KEY,
};

export async function push(options: Partial<Parameters<typeof searchPush>[0]> = {}) {
  const [print, report] = [vi.fn<(text: string) => void>(), vi.fn<(step: string) => void>()];
  const hosts = hostsOf(server);
  const given = { variables: VARIABLES, records: RECORDS, synonyms: SYNONYMS, isDryRun: false, hosts };
  await searchPush({ ...given, print, report, ...options });
  return { printed: print.mock.calls.flat(), steps: report.mock.calls.flat() };
}

export const stored = () => [...(server.indexes.get('docs')?.records.values() ?? [])] as unknown as PushedRecord[];
