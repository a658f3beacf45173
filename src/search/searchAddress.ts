import { SEARCH_KINDS, type SearchKind } from './types';

/** What the address of the search page asks for. */
export interface SearchAddress {
  query: string;
  /** Name of a version; null for the one that the reader prefers, or the latest. */
  version: string | null;
  /** Null for places of every kind. */
  kind: SearchKind | null;
}

/**
 * Reads the address of the search page; what it does not know counts as absent.
 *
 * @param search the part of an address that begins with `?`
 * @param versions names of the versions that exist
 */
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

/** Path of the search page with its answer to a query. */
export function searchPath({ query, version = null, kind = null }: Partial<SearchAddress>): string {
  const parameters = new URLSearchParams();
  if (query) parameters.set('q', query);
  if (version !== null) parameters.set('version', version);
  if (kind !== null) parameters.set('kind', kind);
  const search = parameters.toString();
  return search ? `/search?${search}` : '/search';
}
