import { useCallback } from 'react';
import { useLoaded } from '../runtime/useLoaded';
import { isPageStart, segmentText } from './pageGroups';
import { searchClient } from './searchClient';
import type { SearchHit } from '../shared/search/client';

/** Limits of the offered pages, and of the hits that are searched for them. */
const MAX_PAGES = 5;
const MAX_HITS = 100;

interface NearPage {
  path: string;
  title: string;
  /** Name of its version; null outside the documentation. */
  version: string | null;
}

/** Pages that the words may mean, best first; empty until found, and on failure. Includes pages of no version. */
export function useSuggestedPages(words: string, version: string): readonly NearPage[] {
  const find = useCallback(
    () => searchClient.search({ query: words, version, offset: 0, limit: MAX_HITS }),
    [words, version],
  );
  const { hits = [] } = useLoaded(words ? find : null) ?? {};
  return hits.filter(isPageStart).slice(0, MAX_PAGES).map(nearPage);
}

const nearPage = ({ url, hierarchy, version }: SearchHit): NearPage => ({
  path: url,
  title: segmentText(hierarchy.at(-1) ?? []),
  version,
});
