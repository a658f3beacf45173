import { useCallback } from 'react';
import { PageLink } from '../../ui/PageLink';
import { useLoaded } from '../../runtime/useLoaded';
import type { Site } from '../../runtime/useSite';
import { labelOf } from '../../shared/versions/versions';
import { searchPath } from '../searchAddress';
import { searchClient } from '../searchClient';
import { suggest } from '../suggest';
import { useOtherVersions } from '../useOtherVersions';
import * as styles from './SearchPage.module.css';

interface NoResultsProps {
  site: Site;
  query: string;
  version: string;
}

export function NoResults({ site, query, version }: NoResultsProps) {
  const elsewhere = useOtherVersions(query, version, site.versions);
  const find = useCallback(() => suggest(searchClient, { query, version }), [query, version]);
  const suggestions = useLoaded(find) ?? [];
  const choices = [
    {
      title: 'Other versions have it:',
      links: elsewhere.map(({ version: name, total }) => ({
        label: `${total} in ${labelOf(site.versions, name)}`,
        path: searchPath({ query, version: name }),
      })),
    },
    {
      title: 'Try searching for:',
      links: suggestions.map((text) => ({ label: text, path: searchPath({ query: text, version }) })),
    },
  ];
  return choices.map(
    ({ title, links }) =>
      links.length > 0 && (
        <div key={title} className={styles.choices}>
          <p>{title}</p>
          <ul>
            {links.map(({ label, path }) => (
              <li key={path}>
                <PageLink to={path}>{label}</PageLink>
              </li>
            ))}
          </ul>
        </div>
      ),
  );
}
