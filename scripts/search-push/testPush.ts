import { vi } from 'vitest';
import { ADMIN_KEY, APP_ID, hostsOf, SEARCH_KEY } from '../../tests/support/algoliaServer';
import { server } from '../../tests/support/serverPerTest';
import type { SearchRecord, Synonym } from '../../src/search/local/types';
import type { PushedRecord } from './indexContent';
import { searchPush } from './searchPush';

/** A record of version 5, in its category. */
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

/** What is pushed where a test says nothing else. */
export const RECORDS = [
  record('/docs/api/export#clone', { kind: 'symbol', headings: ['Options', 'clone'], text: 'Copies a rule.' }),
  record('/docs/api/export', { text: 'Turn a query into SQL.' }),
  record('/demo', { kind: 'site', version: null, category: null, title: 'Demo' }),
];
const SYNONYMS: Synonym[] = [['mongo db', ['MongoDB']]];

/** The environment of a site that may push. */
export const VARIABLES = {
  SITE_URL: 'https://docs.example',
  PATH_PREFIX: '/base',
  GATSBY_ALGOLIA_APP_ID: APP_ID,
  GATSBY_ALGOLIA_SEARCH_KEY: SEARCH_KEY,
  GATSBY_ALGOLIA_INDEX: 'docs',
  ALGOLIA_ADMIN_KEY: ADMIN_KEY,
};

/** Pushes, and gives what was printed and reported. */
export async function push(options: Partial<Parameters<typeof searchPush>[0]> = {}) {
  const [print, report] = [vi.fn<(text: string) => void>(), vi.fn<(step: string) => void>()];
  const hosts = hostsOf(server);
  const given = { variables: VARIABLES, records: RECORDS, synonyms: SYNONYMS, isDryRun: false, hosts };
  await searchPush({ ...given, print, report, ...options });
  return { printed: print.mock.calls.flat(), steps: report.mock.calls.flat() };
}

/** What the index holds. */
export const stored = () => [...(server.indexes.get('docs')?.records.values() ?? [])] as unknown as PushedRecord[];
