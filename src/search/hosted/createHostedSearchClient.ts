import { liteClient, type SearchResponses } from 'algoliasearch/lite';
import type { SearchClient } from '../types';
import { preconnect } from './preconnect';
import { readResults } from './readResults';
import { searchError, SearchTimeout } from './searchError';
import { searchRequests } from './searchRequests';
import type { HostedSettings, IndexRecord } from './types';

/** How long a query may take, its tries at other hosts included, in ms. */
const PATIENCE = 10_000;

/** A client that asks an index at Algolia: one that `npm run search:push` filled, or DocSearch's crawler. */
export function createHostedSearchClient(settings: HostedSettings): SearchClient {
  const { appId, searchKey, index, hosts } = settings;
  // A visitor who types on asks again anyway.
  const service = liteClient(appId, searchKey, { maxRateLimitRetries: 1, ...(hosts && { hosts }) });
  return {
    async search(request) {
      try {
        const answer = service.search<IndexRecord>({ requests: searchRequests(index, request) });
        return readResults((await inTime(answer)) as SearchResponses<IndexRecord>, settings);
      } catch (cause) {
        // The service's client would keep an answer that cannot be read, and wait on for one that does not come.
        await service.clearCache();
        throw searchError(cause);
      }
    },
    prepare: () => preconnect(`https://${appId}-dsn.algolia.net`),
  };
}

/** Waits for an answer as long as a visitor may be kept waiting. */
function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SearchTimeout()), PATIENCE);
  });
  return Promise.race([answer, timeout]).finally(() => clearTimeout(timer));
}
