import type { Hit, HighlightResultOption, SearchResponse, SearchResponses } from 'algoliasearch/lite';
import { orderByPage } from '../orderByPage';
import {
  NO_KINDS,
  SEARCH_KINDS,
  type SearchHit,
  type SearchKind,
  type SearchResults,
  type Segment,
} from '../../shared/search/client';
import { HIERARCHY_LEVELS, type HostedSettings, type IndexRecord, type Level } from './types';

type Answer = SearchResponse<IndexRecord>;

/** @throws TypeError if the answers are malformed */
export function readResults(response: SearchResponses<IndexRecord>, settings: HostedSettings): SearchResults {
  const answers = response.results as Answer[];
  const [first, last] = [answers[0], answers.at(-1)];
  if (!first || !last || typeof first.nbHits !== 'number') throw new TypeError('An answer lacks the number of hits');
  return {
    total: first.nbHits,
    kinds: readKinds(last),
    hits: orderByPage(
      first.hits.map((hit) => readHit(hit, settings)),
      ({ url }) => url.replace(/#.*/, ''),
    ),
  };
}

const isPage = (type: string) => type === 'lvl0' || type === 'lvl1';

const isKind = (kind: unknown): kind is SearchKind => SEARCH_KINDS.includes(kind as SearchKind);

function readKinds({ facets = {} }: Answer): Record<SearchKind, number> {
  const kinds = { ...NO_KINDS };
  if (facets.kind) return { ...kinds, ...facets.kind };
  for (const [type, count] of Object.entries(facets.type ?? {})) kinds[isPage(type) ? 'page' : 'section'] += count;
  return kinds;
}

function readHit(hit: Hit<IndexRecord>, settings: HostedSettings): SearchHit {
  const marked = (hit._highlightResult?.hierarchy ?? {}) as Partial<Record<Level, HighlightResultOption>>;
  const passage = hit._snippetResult?.content as HighlightResultOption | undefined;
  const hierarchy = HIERARCHY_LEVELS.map((level) =>
    parseMarkedText(marked[level]?.value ?? hit.hierarchy[level] ?? ''),
  );
  return {
    id: hit.objectID,
    url: resultUrl(hit.url, settings),
    kind: isKind(hit.kind) ? hit.kind : isPage(hit.type) ? 'page' : 'section',
    version: /^docs-default-(.+)$/.exec(hit.docusaurus_tag)?.[1] ?? null,
    hierarchy: hierarchy.filter((label) => label.length > 0),
    snippet: passage && passage.matchLevel !== 'none' ? parseMarkedText(passage.value) : null,
  };
}

/**
 * Site path and hash of a result, whatever host the index was filled from; the full URL if `externalUrls` matches.
 *
 * @throws TypeError for protocols other than HTTP and HTTPS
 */
export function resultUrl(address: string, { pathPrefix, externalUrls }: HostedSettings): string {
  const { protocol, href, pathname, hash } = new URL(address, 'https://site.invalid');
  if (!/^https?:$/.test(protocol)) throw new TypeError(`A result leads to ${address}`);
  if (externalUrls?.test(address)) return href;
  const isInside = pathname === pathPrefix || pathname.startsWith(`${pathPrefix}/`);
  const path = (isInside ? pathname.slice(pathPrefix.length) : pathname).replace(/^\/*/, '/').replace(/(?!^)\/+$/, '');
  return path + hash;
}

/** Private-use characters, so that no page text is mistaken for a mark. */
export const MATCH_START = '\uE000';
export const MATCH_END = '\uE001';

/** Splits text at the service's marks; segments are plain text, never HTML. */
export function parseMarkedText(marked: string): Segment[] {
  const segments: Segment[] = [];
  let match = false;
  for (const part of marked.split(/([\uE000\uE001])/)) {
    if (part === MATCH_START || part === MATCH_END) match = part === MATCH_START;
    else if (part !== '') segments.push({ text: part, match });
  }
  return segments;
}
