import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { Site } from '../../runtime/useSite';
import type { Store } from '../../runtime/createStore';
import { labelOf } from '../../shared/versions/versions';
import { useOtherVersions } from '../useOtherVersions';
import type { SearchOutcome } from './docSearchClient';
import { SearchPageLink } from './links';

interface OutcomeNotesProps {
  site: Site;
  version: string;
  /** Outcome of the last query; null while it is pending. */
  outcomes: Store<SearchOutcome | null>;
  onClose: () => void;
}

/** What DocSearch lacks: announces the number of results, and links to other versions that have some. */
export function OutcomeNotes({ site, version, outcomes, onClose }: OutcomeNotesProps) {
  const outcome = useSyncExternalStore(outcomes.subscribe, outcomes.get);
  const place = useRef<HTMLParagraphElement>(null);
  const [strip] = useState(() => document.createElement('div'));
  const emptyQuery = outcome && 'total' in outcome && outcome.total === 0 ? outcome.query : null;
  const elsewhere = useOtherVersions(emptyQuery, version, site.versions);

  // Placed between DocSearch's screens and its footer.
  useLayoutEffect(() => {
    const footer = place.current?.parentElement?.querySelector('.DocSearch-Footer');
    footer?.before(strip);
    return () => strip.remove();
  }, [strip]);

  return (
    <>
      <p ref={place} className="sr-only" role="status">
        {outcome && announcementOf(outcome)}
      </p>
      {elsewhere.length > 0 &&
        createPortal(
          <p className="DocSearch-Elsewhere">
            Nothing in {labelOf(site.versions, version)}, but other versions have it:{' '}
            {elsewhere.map(({ version: name, total }, index) => (
              <span key={name}>
                {index > 0 && ', '}
                <SearchPageLink query={emptyQuery ?? ''} version={name} onClose={onClose}>
                  {total} in {labelOf(site.versions, name)}
                </SearchPageLink>
              </span>
            ))}
          </p>,
          strip,
        )}
    </>
  );
}

function announcementOf(outcome: SearchOutcome): string {
  if ('error' in outcome) return `The search failed: ${outcome.error.message}`;
  if (outcome.total === 0) return `Nothing found for ${outcome.query}`;
  return outcome.total === 1 ? 'One place found' : `${outcome.total} places found`;
}
