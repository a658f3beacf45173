import type { SearchForHits } from 'algoliasearch/lite';
import type { SearchKind, SearchRequest } from '../../shared/search/client';
import { MATCH_END, MATCH_START } from './readResults';

const SNIPPET_WORDS = 15;

/**
 * Facet filters of each kind. Records of `npm run search:push` have a `kind`; those of DocSearch's crawler have a
 * `type` instead, which separates pages from sections. No index has both.
 */
const KIND_FILTERS: Record<SearchKind, string[]> = {
  question: ['kind:question'],
  page: ['kind:page', 'type:lvl0', 'type:lvl1'],
  section: ['kind:section', 'type:lvl2', 'type:lvl3', 'type:lvl4', 'type:lvl5', 'type:lvl6', 'type:content'],
  symbol: ['kind:symbol'],
  site: ['kind:site'],
};

/** Queries for the hits and, if one kind is wanted, for the counts of all kinds, which the last answer holds. */
export function searchRequests(indexName: string, request: SearchRequest): SearchForHits[] {
  const { query, version, kind, offset, limit } = request;
  const context = ['language:en', ['docusaurus_tag:default', `docusaurus_tag:docs-default-${version}`]];
  const counts = { indexName, query, facetFilters: context, facets: ['kind', 'type'], facetingAfterDistinct: true };
  const hits = {
    // Not by page: the next results need not begin at a multiple of their number.
    offset,
    length: limit,
    attributesToRetrieve: ['url', 'hierarchy', 'type', 'docusaurus_tag', 'kind'],
    attributesToHighlight: ['hierarchy'],
    attributesToSnippet: [`content:${SNIPPET_WORDS}`],
    highlightPreTag: MATCH_START,
    highlightPostTag: MATCH_END,
    snippetEllipsisText: '…',
  };
  if (!kind) return [{ ...counts, ...hits }];
  const ofKind = { indexName, query, facetFilters: [...context, KIND_FILTERS[kind]] };
  return [
    { ...ofKind, ...hits },
    { ...counts, hitsPerPage: 0 },
  ];
}
