import { useEffect } from 'react';
import { PageLink } from '../../ui/PageLink';
import { TextPage } from '../../ui/TextPage';
import { usePreferredVersion } from '../../runtime/usePreferredVersion';
import { useSite } from '../../runtime/useSite';
import { pageTitle } from '../../shared/navigation/pageTitle';
import { latestOf } from '../../shared/versions/versions';
import { searchTitle } from '../searchAddress';
import { ResultsView } from './ResultsView';
import { Filters } from './Filters';
import { QueryInput } from './QueryInput';
import { useSearchAddress } from './useSearchAddress';
import { useSearchResults } from './useSearchResults';
import * as styles from './SearchPage.module.css';

interface SearchPageProps {
  /** Pages of the latest version, shown without a query and without JavaScript. */
  pages: readonly { title: string; description: string; path: string }[];
  /** Gatsby's location: a new object at each navigation. */
  location: object;
}

export function SearchPage({ pages, location }: SearchPageProps) {
  const site = useSite();
  const [address, change] = useSearchAddress(
    site.versions.map(({ name }) => name),
    location,
  );
  const usual = usePreferredVersion(site.versions);
  const query = address.query.trim();
  const search = { query, version: address.version ?? usual, kind: address.kind };
  const state = useSearchResults(search);
  const title = searchTitle(query);

  useEffect(() => {
    document.title = pageTitle(site.title, title);
  }, [title, site.title]);

  return (
    <TextPage title={title}>
      <QueryInput query={address.query} onChange={(text) => change({ query: text })} />
      {query === '' ? (
        <>
          <p className={styles.count}>Pages of {latestOf(site.versions).label}</p>
          <ul className={styles.pages}>
            {pages.map(({ title: label, description, path }) => (
              <li key={path}>
                <PageLink to={path}>{label}</PageLink>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <Filters versions={site.versions} {...search} kinds={state.results?.kinds ?? null} onChange={change} />
          <ResultsView site={site} query={query} version={search.version} state={state} />
        </>
      )}
    </TextPage>
  );
}
