import { useEffect } from 'react';
import { PageLink } from '../../layout/PageLink';
import { TextPage } from '../../layout/TextPage';
import { usePreferredVersion } from '../../layout/usePreferredVersion';
import { useSite } from '../../layout/useSite';
import { pageTitle } from '../../navigation/pageTitle';
import { labelOf, latestOf } from '../../versions/versions';
import { searchTitle } from '../searchTitle';
import { Answer } from './Answer';
import { Filters } from './Filters';
import { QueryInput } from './QueryInput';
import { useSearchAddress } from './useSearchAddress';
import { useSearchResults } from './useSearchResults';
import * as styles from './SearchPage.module.css';

interface SearchPageProps {
  /** Pages of the latest version, to read without a query and without scripts. */
  pages: readonly { title: string; description: string; path: string }[];
  /** What Gatsby gives a page: another one at each navigation. */
  location: object;
}

/** Finds places of the documentation; its address holds what is searched. */
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
          <Answer site={site} search={search} state={state} labelOf={(version) => labelOf(site.versions, version)} />
        </>
      )}
    </TextPage>
  );
}
