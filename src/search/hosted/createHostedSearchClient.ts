import { liteClient, type SearchResponses } from 'algoliasearch/lite';
import { NO_KINDS, type SearchClient, type SearchResults } from '../../shared/search/client';
import { readResults } from './readResults';
import { searchRequests } from './searchRequests';
import type { HostedSettings, IndexRecord } from './types';

/** Limit for a query, including retries at other hosts. */
const TIMEOUT_MS = 10_000;

const BY_STATUS: Partial<Record<number, string>> = {
  401: 'The search service does not accept the key of this site.',
  403: 'The search service does not accept the key of this site.',
  404: 'The search service does not know the index of this site.',
  429: 'The search service gets too many queries at once.',
};

class SearchTimeout extends Error {}

const NOTHING: SearchResults = { total: 0, kinds: NO_KINDS, hits: [] };

/** Queries an Algolia index, filled by `npm run search:push` or by DocSearch's crawler. */
export function createHostedSearchClient(settings: HostedSettings): SearchClient {
  const { appId, searchKey, index, requester } = settings;
  // Few retries: a visitor who keeps typing queries again anyway.
  const service = liteClient(appId, searchKey, { maxRateLimitRetries: 1, ...(requester && { requester }) });
  return {
    async search(request) {
      // The service knows no tasks: it would find everything.
      if (request.query === '') return NOTHING;
      try {
        const answer = service.search<IndexRecord>({ requests: searchRequests(index, request) });
        return readResults((await inTime(answer)) as SearchResponses<IndexRecord>, settings);
      } catch (cause) {
        // Otherwise the service's client caches an unreadable answer, and keeps waiting for a missing one.
        await service.clearCache();
        throw new Error(messageOf(cause as { name?: string; status?: number }), { cause });
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

function preconnect(address: string): void {
  if (document.head.querySelector(`link[rel="preconnect"][href="${address}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'preconnect';
  link.href = address;
  link.crossOrigin = 'anonymous';
  document.head.append(link);
}

/** @param cause error of the service's client, or of reading its answer */
function messageOf(cause: { name?: string; status?: number }): string {
  if (cause.status) return BY_STATUS[cause.status] ?? `The search service refused the query (status ${cause.status}).`;
  if (cause.name === 'RetryError') return 'The search service does not answer.';
  if (cause instanceof SearchTimeout) return 'The search service does not answer in time.';
  return 'The answer of the search service cannot be read.';
}
