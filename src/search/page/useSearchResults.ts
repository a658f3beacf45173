import { useEffect, useState } from 'react';
import { isHosted } from '../isHosted';
import { searchClient } from '../searchClient';
import type { SearchKind, SearchResults } from '../../shared/search/client';

const PAGE_SIZE = 15;

/** Only a hosted service is spared while the reader types. */
const DEBOUNCE_MS = isHosted ? 100 : 0;

interface Search {
  query: string;
  version: string;
  kind: SearchKind | null;
}

export interface SearchState {
  /** Results of this search, or of the previous one until it is answered; null before the first answer. */
  results: SearchResults | null;
  isLoading: boolean;
  error: Error | null;
  more: () => void;
  retry: () => void;
}

/** Runs a search, one page of hits at a time; superseded answers are dropped. */
export function useSearchResults({ query, version, kind }: Search): SearchState {
  const search = JSON.stringify([query, version, kind]);
  const [progress, setProgress] = useState({ search, pages: 1, attempt: 1 });
  const [found, setFound] = useState<{ search: string; results: SearchResults } | null>(null);
  const [settled, setSettled] = useState<{ step: string; error: Error | null } | null>(null);
  if (progress.search !== search) setProgress({ search, pages: 1, attempt: 1 });
  const { pages, attempt } = progress;
  const step = JSON.stringify([search, pages, attempt]);

  useEffect(() => {
    if (query === '') return;
    let current = true;
    const ask = async () => {
      try {
        const request = { query, version, offset: (pages - 1) * PAGE_SIZE, limit: PAGE_SIZE, ...(kind && { kind }) };
        const results = await searchClient.search(request);
        if (!current) return;
        setFound((before) => ({
          search,
          results: pages > 1 && before?.search === search ? joined(before.results, results) : results,
        }));
        setSettled({ step, error: null });
      } catch (error) {
        if (current) setSettled({ step, error: error as Error });
      }
    };
    const timer = setTimeout(ask, DEBOUNCE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [query, version, kind, search, pages, step]);

  return {
    results: query === '' ? null : (found?.results ?? null),
    isLoading: query !== '' && settled?.step !== step,
    error: settled?.step === step ? settled.error : null,
    more: () => setProgress({ search, pages: pages + 1, attempt }),
    retry: () => setProgress({ search, pages, attempt: attempt + 1 }),
  };
}

const joined = (before: SearchResults, next: SearchResults): SearchResults => ({
  ...next,
  hits: [...before.hits, ...next.hits],
});
