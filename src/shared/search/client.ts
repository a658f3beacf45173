/**
 * What people ask, which leads to its answer; the start of a page, a section of it, a documented name; or a page outside
 * the documentation.
 */
export const SEARCH_KINDS = ['question', 'page', 'section', 'symbol', 'site'] as const;

export type SearchKind = (typeof SEARCH_KINDS)[number];

export const NO_KINDS: Readonly<Record<SearchKind, number>> = { question: 0, page: 0, section: 0, symbol: 0, site: 0 };

export interface Segment {
  text: string;
  match: boolean;
}

export interface SearchHit {
  id: string;
  /** Path of the site with hash, but without path prefix, or a full URL. */
  url: string;
  kind: SearchKind;
  /** Name of its documentation version; null for a page of no version. */
  version: string | null;
  /** Labels from the category, if any, through the page title to the place itself; never empty. */
  hierarchy: Segment[][];
  /** The passage with the found words; null if they were not found in text. */
  snippet: Segment[] | null;
  /** What it is for, if it is offered before anything is typed. */
  task?: string;
}

export interface SearchRequest {
  /** Empty for what people come for most: questions with a task. */
  query: string;
  /** Name of the searched version; pages of no version are always searched. */
  version: string;
  kind?: SearchKind;
  offset: number;
  limit: number;
}

export interface SearchResults {
  /** Number of hits of the requested kind. */
  total: number;
  /** Number of hits by kind, whichever was requested. */
  kinds: Record<SearchKind, number>;
  /** Best first; hits of one page are adjacent. */
  hits: SearchHit[];
}

/** The site's own index, or a hosted service. */
export interface SearchClient {
  /** @throws Error with a message for visitors */
  search(request: SearchRequest): Promise<SearchResults>;
  /** Loads what the first query of a version needs; failures are left to that query. */
  prepare(version: string): void;
}
