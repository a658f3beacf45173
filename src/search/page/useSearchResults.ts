import { useEffect, useState } from 'react';
import { isHosted, searchClient } from '../searchClient';
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

interface Answer {
  /** The request that was answered last; the search that the results are of. */
  step: string;
  search: string;
  results: SearchResults | null;
  error: Error | null;
}

/** Runs a search, one page of hits at a time; superseded answers are dropped. */
export function useSearchResults({ query, version, kind }: Search): SearchState {
  const search = JSON.stringify([query, version, kind]);
  const [progress, setProgress] = useState({ search, pages: 1, attempt: 1 });
  const [answer, setAnswer] = useState<Answer>({ step: '', search: '', results: null, error: null });
  if (progress.search !== search) setProgress({ search, pages: 1, attempt: 1 });
  const { pages, attempt } = progress;
  const step = JSON.stringify([search, pages, attempt]);

  useEffect(() => {
    if (query === '') return;
    let current = true;
    const ask = async () => {
      try {
        const request = { query, version, offset: (pages - 1) * PAGE_SIZE, limit: PAGE_SIZE, ...(kind && { kind }) };
        const next = await searchClient.search(request);
        if (!current) return;
        setAnswer(({ search: before, results }) => {
          const earlier = pages > 1 && before === search ? (results?.hits ?? []) : [];
          return { step, search, results: { ...next, hits: [...earlier, ...next.hits] }, error: null };
        });
      } catch (error) {
        if (current) setAnswer((before) => ({ ...before, step, error: error as Error }));
      }
    };
    const timer = setTimeout(ask, DEBOUNCE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [query, version, kind, search, pages, step]);

  const isAnswered = answer.step === step;
  return {
    results: query === '' ? null : answer.results,
    isLoading: query !== '' && !isAnswered,
    error: isAnswered ? answer.error : null,
    more: () => setProgress({ search, pages: pages + 1, attempt }),
    retry: () => setProgress({ search, pages, attempt: attempt + 1 }),
  };
}
