import { useSyncExternalStore } from 'react';
import type { Site } from '../../runtime/useSite';
import type { Store } from '../../runtime/createStore';
import { labelOf } from '../../shared/versions/versions';
import { useOtherVersions } from '../useOtherVersions';
import type { SearchOutcome } from './docSearchClient';
import { Inserted } from './Inserted';
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
  const emptyQuery = outcome && 'total' in outcome && outcome.total === 0 ? outcome.query : null;
  const elsewhere = useOtherVersions(emptyQuery, version, site.versions);

  return (
    <>
      <p className="sr-only" role="status">
        {outcome && announcementOf(outcome)}
      </p>
      <Inserted at=".DocSearch-Footer" how="before">
        {elsewhere.length > 0 && (
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
          </p>
        )}
      </Inserted>
    </>
  );
}

function announcementOf(outcome: SearchOutcome): string {
  if ('error' in outcome) return `The search failed: ${outcome.error.message}`;
  if (outcome.total === 0) return `Nothing found for ${outcome.query}`;
  return outcome.total === 1 ? 'One place found' : `${outcome.total} places found`;
}
