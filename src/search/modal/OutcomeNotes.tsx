import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { Site } from '../../layout/useSite';
import type { Store } from '../../runtime/createStore';
import { labelOf } from '../../versions/versions';
import { useElsewhere } from '../useElsewhere';
import type { Outcome } from './docSearchClient';
import { SearchPageLink } from './SearchPageLink';

interface OutcomeNotesProps {
  site: Site;
  version: string;
  /** What has become of the last query; null before the first. */
  outcomes: Store<Outcome | null>;
  onClose: () => void;
}

/** What DocSearch does not say of a query: how much it finds, to those who hear it, and where else it finds something. */
export function OutcomeNotes({ site, version, outcomes, onClose }: OutcomeNotesProps) {
  const outcome = useSyncExternalStore(outcomes.subscribe, outcomes.get);
  const place = useRef<HTMLParagraphElement>(null);
  const [strip] = useState(() => document.createElement('div'));
  const emptyQuery = outcome && 'total' in outcome && outcome.total === 0 ? outcome.query : null;
  const elsewhere = useElsewhere(emptyQuery, version, site.versions);

  // Between DocSearch's screens and its footer.
  useLayoutEffect(() => {
    const footer = place.current?.parentElement?.querySelector('.DocSearch-Footer');
    footer?.before(strip);
    return () => strip.remove();
  }, [strip]);

  return (
    <>
      <p ref={place} className="sr-only" role="status">
        {outcome && textOf(outcome)}
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

function textOf(outcome: Outcome): string {
  if ('error' in outcome) return `The search failed: ${outcome.error.message}`;
  if (outcome.total === 0) return `Nothing found for ${outcome.query}`;
  return outcome.total === 1 ? 'One place found' : `${outcome.total} places found`;
}
