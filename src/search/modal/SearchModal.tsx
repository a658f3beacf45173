import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react';
import { withPrefix } from 'gatsby';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePreferredVersion } from '../../runtime/usePreferredVersion';
import type { Site } from '../../runtime/useSite';
import { createStore, type Store } from '../../runtime/createStore';
import { newIssueAddress } from '../../shared/navigation/issueAddress';
import { labelOf } from '../../shared/versions/versions';
import { isHosted, searchClient } from '../searchClient';
import { createDocSearchClient, type SearchOutcome } from './docSearchClient';
import { withoutSuggestions } from './docSearchHit';
import { deferEnterUntilResults } from './deferEnterUntilResults';
import { keepDocSearchAriaFixed } from './fixDocSearchAria';
import { HitLink, hrefOf, openHit, SearchPageLink } from './links';
import { OutcomeNotes } from './OutcomeNotes';
import { prepareStoredSearches } from './storedSearches';
import { Tasks } from './Tasks';
import { createInputTracker } from './trackInput';
import '@docsearch/css/dist/modal.css';
import './modal.css';
import './hits.css';
import './screens.css';

interface SearchModalProps {
  site: Site;
  /** Name of the searched version; constant for a mounted modal. */
  version: string;
  /** Text of the input: the initial value, and kept for the next component. */
  typed: Store<string>;
  /** Must be a stable reference. */
  onClose: () => void;
}

type Footer = NonNullable<DocSearchModalProps['resultsFooterComponent']>;

/** Key of DocSearch's data in browser storage, which sites of one origin share. */
const INDEX_NAME = `docs${withPrefix('/')}`;

/** Required by DocSearch, but unused: `transformSearchClient` replaces its client. */
const CREDENTIALS = { appId: 'site', apiKey: 'site', indexName: INDEX_NAME };

const NAVIGATOR: DocSearchModalProps['navigator'] = {
  navigate: ({ itemUrl }) => openHit(itemUrl),
  navigateNewTab: ({ itemUrl }) => window.open(hrefOf(itemUrl), '_blank', 'noopener')?.focus(),
  navigateNewWindow: ({ itemUrl }) => window.open(hrefOf(itemUrl), '_blank', 'noopener,popup'),
};

export function SearchModal({ site, version, typed, onClose }: SearchModalProps) {
  const root = useRef<HTMLDivElement>(null);
  const [input] = useState(createInputTracker);
  const [initialQuery] = useState(() => typed.get());
  const [canStore] = useState(() => prepareStoredSearches(INDEX_NAME));
  const [enter] = useState(deferEnterUntilResults);
  const [outcomes] = useState(() => createStore<SearchOutcome | null>(null));
  const [bridge] = useState(() =>
    createDocSearchClient({
      client: searchClient,
      version,
      versionLabel: (name) => labelOf(site.versions, name),
      inputValue: input.value,
      isComposing: input.isComposing,
      onOutcome: (it) => {
        typed.set(input.value());
        outcomes.set(it);
        enter.release();
      },
    }),
  );
  const linked = usePreferredVersion(site.versions) === version ? null : version;

  useLayoutEffect(() => {
    if (!root.current) return;
    // DocSearch makes room for a scroll bar, which this site never removes.
    document.body.style.removeProperty('margin-right');
    const change = (query: string) => {
      typed.set(query);
      outcomes.set(null);
    };
    const endings = [
      input.attach(root.current, change),
      enter.attach(root.current, bridge.isPending),
      keepDocSearchAriaFixed(root.current),
    ];
    return () => {
      for (const end of endings) end();
    };
  }, [input, enter, bridge, typed, outcomes]);
  useEffect(() => () => void document.body.style.removeProperty('margin-right'), []);

  const transformSearchClient = useCallback(() => bridge.client, [bridge]);
  const SeeAll = useCallback<Footer>(
    ({ state }) => (
      <SearchPageLink query={state.query.trim()} version={linked} onClose={onClose}>
        {state.context.nbHits === 1 ? 'See the only result' : `See all ${String(state.context.nbHits)} results`}
      </SearchPageLink>
    ),
    [linked, onClose],
  );
  const getMissingResultsUrl = ({ query }: { query: string }) =>
    newIssueAddress(site.links.repository, {
      title: `Documentation: no search results for "${query}"`,
      body: `The search of the ${labelOf(site.versions, version)} documentation finds nothing for:\n\n    ${query}\n\nI expected to find: `,
    });

  return (
    <div ref={root} data-hosted={isHosted || undefined}>
      <DocSearchModal
        {...CREDENTIALS}
        initialScrollY={window.scrollY}
        initialQuery={initialQuery}
        disableUserPersonalization={!canStore}
        navigator={NAVIGATOR}
        transformSearchClient={transformSearchClient}
        transformItems={withoutSuggestions}
        hitComponent={HitLink}
        resultsFooterComponent={SeeAll}
        getMissingResultsUrl={getMissingResultsUrl}
        onClose={onClose}
      />
      <Tasks version={version} typed={typed} onClose={onClose} />
      <OutcomeNotes site={site} version={version} outcomes={outcomes} onClose={onClose} />
    </div>
  );
}
