import type { SearchRequest, SearchResults } from '../types';
import { answer } from './answer';
import { fetchIndex } from './fetchIndex';
import { createSearchIndex, type SearchIndex } from './searchIndex';

/** What answers queries where it runs: in a worker or, without one, in the page. */
export interface Engine {
  /** Rejects with an Error that tells a visitor what failed; the next query tries anew. */
  search(request: SearchRequest): Promise<SearchResults>;
  prepare(version: string): void;
}

/**
 * An engine that fetches the index of a version when it is first asked.
 *
 * @param folder address under which the index files stand, with a slash at its end
 */
export function createEngine(folder: string): Engine {
  const indexes = new Map<string, Promise<SearchIndex>>();

  const indexOf = (version: string): Promise<SearchIndex> => {
    const known = indexes.get(version);
    if (known) return known;
    const loading = fetchIndex(`${folder}${encodeURIComponent(version)}.json`).then(({ records, synonyms }) =>
      createSearchIndex(records, synonyms),
    );
    indexes.set(version, loading);
    loading.catch(() => indexes.delete(version));
    return loading;
  };

  return {
    search: async (request) => answer(await indexOf(request.version), request),
    prepare: (version) => void indexOf(version).catch(() => undefined),
  };
}
