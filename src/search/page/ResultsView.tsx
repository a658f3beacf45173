import { useEffect, useRef } from 'react';
import type { Site } from '../../runtime/useSite';
import { LeavingButton } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { NoResults } from './NoResults';
import { Results } from './Results';
import type { SearchState } from './useSearchResults';
import * as styles from './SearchPage.module.css';

interface ResultsViewProps {
  site: Site;
  query: string;
  version: string;
  state: SearchState;
}

export function ResultsView({ site, query, version, state }: ResultsViewProps) {
  const { results, isLoading, error, more, retry } = state;
  const hasNothing = results && !isLoading && !error && Object.values(results.kinds).every((count) => count === 0);
  return (
    <>
      <p className={styles.count} role="status">
        {!results && isLoading ? (
          <span className={styles.spinner}>Searching…</span>
        ) : (
          !error && countText(results?.total)
        )}
      </p>
      {hasNothing && <NoResults site={site} query={query} version={version} />}
      {results && <Results hits={results.hits} versions={site.versions} />}
      {error && (
        <Notice tone="danger" role="alert">
          Unable to fetch results: {error.message} <LeavingButton onClick={retry}>Retry</LeavingButton>
        </Notice>
      )}
      {results && results.hits.length < results.total && !error && <MoreResults isLoading={isLoading} onMore={more} />}
    </>
  );
}

function countText(total = 0): string {
  if (total === 0) return 'No results were found';
  return total === 1 ? 'One document found' : `${total} documents found`;
}

interface MoreResultsProps {
  isLoading: boolean;
  onMore: () => void;
}

/** Loads more hits when it becomes visible or is pressed. */
function MoreResults({ isLoading, onMore }: MoreResultsProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!button.current || isLoading) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore());
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [isLoading, onMore]);

  return (
    <button
      ref={button}
      type="button"
      className={styles.action}
      aria-disabled={isLoading}
      onClick={() => !isLoading && onMore()}
    >
      {isLoading ? 'Fetching new results…' : 'More results'}
    </button>
  );
}
