import { liteClient, type SearchResponses } from 'algoliasearch/lite';
import type { SearchClient } from '../../shared/search/client';
import { preconnect } from './preconnect';
import { readResults } from './readResults';
import { searchError, SearchTimeout } from './searchError';
import { searchRequests } from './searchRequests';
import type { HostedSettings, IndexRecord } from './types';

/** Limit for a query, including retries at other hosts. */
const TIMEOUT_MS = 10_000;

/** Queries an Algolia index, filled by `npm run search:push` or by DocSearch's crawler. */
export function createHostedSearchClient(settings: HostedSettings): SearchClient {
  const { appId, searchKey, index, hosts } = settings;
  // Few retries: a visitor who keeps typing queries again anyway.
  const service = liteClient(appId, searchKey, { maxRateLimitRetries: 1, ...(hosts && { hosts }) });
  return {
    async search(request) {
      try {
        const answer = service.search<IndexRecord>({ requests: searchRequests(index, request) });
        return readResults((await inTime(answer)) as SearchResponses<IndexRecord>, settings);
      } catch (cause) {
        // Otherwise the service's client caches an unreadable answer, and keeps waiting for a missing one.
        await service.clearCache();
        throw searchError(cause);
      }
    },
    prepare: () => preconnect(`https://${appId}-dsn.algolia.net`),
  };
}

function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SearchTimeout()), TIMEOUT_MS);
  });
  return Promise.race([answer, timeout]).finally(() => clearTimeout(timer));
}
