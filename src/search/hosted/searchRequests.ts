import type { SearchForHits } from 'algoliasearch/lite';
import type { SearchKind, SearchRequest } from '../types';
import { MATCH_END, MATCH_START } from './segments';

/** Words of a passage that a result shows. */
const SNIPPET_WORDS = 15;

/**
 * Which records are of a kind. Those of `npm run search:push` have it as a facet; those of DocSearch's crawler have their
 * type as one instead, by which a page is told from its sections. No index has both.
 */
const KIND_FILTERS: Record<SearchKind, string[]> = {
  page: ['kind:page', 'type:lvl0', 'type:lvl1'],
  section: ['kind:section', 'type:lvl2', 'type:lvl3', 'type:lvl4', 'type:lvl5', 'type:lvl6', 'type:content'],
  symbol: ['kind:symbol'],
  site: ['kind:site'],
};

/**
 * What the service is asked: for the hits, and, when only one kind is wanted, for the counts of all kinds.
 *
 * @returns one or two queries, which are sent together; the last one's answer counts the kinds
 */
export function searchRequests(indexName: string, request: SearchRequest): SearchForHits[] {
  const { query, version, kind, offset, limit } = request;
  const context = ['language:en', ['docusaurus_tag:default', `docusaurus_tag:docs-default-${version}`]];
  const counts = { indexName, query, facetFilters: context, facets: ['kind', 'type'], facetingAfterDistinct: true };
  const hits = {
    // By offset and length, for a visitor's next results need not begin at a multiple of their number.
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
