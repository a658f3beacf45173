import { SEARCH_KINDS, type SearchKind } from '../shared/search/client';

export interface SearchAddress {
  query: string;
  /** Name of a version; null for the reader's preferred one, or the latest. */
  version: string | null;
  /** Null for every kind. */
  kind: SearchKind | null;
}

/** Reads the query string of the search page, with its `?`; unknown values count as absent. */
export function readSearchAddress(search: string, versions: readonly string[]): SearchAddress {
  const parameters = new URLSearchParams(search);
  const version = parameters.get('version');
  const kind = parameters.get('kind');
  return {
    query: parameters.get('q') ?? '',
    version: versions.find((name) => name === version) ?? null,
    kind: SEARCH_KINDS.find((name) => name === kind) ?? null,
  };
}

export function searchPath({ query, version = null, kind = null }: Partial<SearchAddress>): string {
  const parameters = new URLSearchParams();
  if (query) parameters.set('q', query);
  if (version !== null) parameters.set('version', version);
  if (kind !== null) parameters.set('kind', kind);
  const search = parameters.toString();
  return search ? `/search?${search}` : '/search';
}

export const searchTitle = (query: string): string =>
  query ? `Search results for "${query}"` : 'Search the documentation';
