import type { SearchRequest, SearchResults } from '../../shared/search/client';
import { findHits } from './findHits';
import { decodeIndex } from '../../shared/search/indexFile';
import { createSearchIndex, type SearchIndex } from './searchIndex';

const FETCH_TIMEOUT_MS = 10_000;

/** Indexes by URL, without failed ones, which are loaded again. */
const indexes = new Map<string, Promise<SearchIndex>>();

/** Loads a version's index from a folder URL with a trailing slash; throws with a message for visitors. */
export async function loadIndex(folder: string, version: string): Promise<void> {
  await indexOf(folder, version);
}

/** Answers a query from an index in the folder (see {@link loadIndex}); throws with a message for visitors. */
export const search = async (folder: string, request: SearchRequest): Promise<SearchResults> =>
  findHits(await indexOf(folder, request.version), request);

function indexOf(folder: string, version: string): Promise<SearchIndex> {
  const url = `${folder}${encodeURIComponent(version)}.json`;
  const known = indexes.get(url);
  if (known) return known;
  const loading = fetchIndex(url);
  indexes.set(url, loading);
  loading.catch(() => indexes.delete(url));
  return loading;
}

async function fetchIndex(url: string): Promise<SearchIndex> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return createSearchIndex(decodeIndex(await response.text()));
  } catch (cause) {
    throw new Error('The search index could not be loaded.', { cause });
  }
}
