/** What a search leads to: a page's beginning, a section of it, a documented name, or a page that is no documentation. */
export const SEARCH_KINDS = ['page', 'section', 'symbol', 'site'] as const;

export type SearchKind = (typeof SEARCH_KINDS)[number];

/** A piece of shown text, and whether the query was found in it. */
export interface Segment {
  text: string;
  match: boolean;
}

/** A place that answers a query. */
export interface SearchHit {
  /** Unique among all places. */
  id: string;
  /** A path of the site, without its path prefix and with its hash, or a full address. */
  url: string;
  kind: SearchKind;
  /** Name of its version of the documentation; null for a page of no version. */
  version: string | null;
  /** Labels from the page's category, where it has one, through the page's title to the place itself; at least one. */
  hierarchy: Segment[][];
  /** The passage in which the words were found, if they were found in text. */
  snippet: Segment[] | null;
}

export interface SearchRequest {
  query: string;
  /** Name of the version whose documents are asked; pages of no version are always. */
  version: string;
  /** Only places of one kind. */
  kind?: SearchKind;
  /** How many hits to leave out at the beginning, and how many to give. */
  offset: number;
  limit: number;
}

export interface SearchResults {
  /** How many hits there are, of the asked kind. */
  total: number;
  /** How many hits there are of each kind, whichever was asked. */
  kinds: Record<SearchKind, number>;
  /** Best first; those of one page beside each other. */
  hits: SearchHit[];
}

/** What answers queries: the site's own index, or a hosted service. */
export interface SearchClient {
  /** Rejects with an Error whose message tells a visitor what failed. */
  search(request: SearchRequest): Promise<SearchResults>;
  /** Fetches what the first query of a version will need; failures are left to that query. */
  prepare(version: string): void;
}
