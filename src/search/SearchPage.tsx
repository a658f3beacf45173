import { Link } from 'gatsby';
import { useState } from 'react';
import { TextPage } from '../layout/TextPage';
import { useHydrated } from '../runtime/useHydrated';
import { matchPages, type SearchablePage } from './matchPages';
import * as styles from './SearchPage.module.css';

interface SearchPageProps {
  pages: readonly SearchablePage[];
  /** Label of the version that the pages are of. */
  version: string;
}

/** Finds pages by the words of their title and description; without scripts it lists them all. */
export function SearchPage({ pages, version }: SearchPageProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const hydrated = useHydrated();
  const query = typed ?? (hydrated ? (new URLSearchParams(window.location.search).get('q') ?? '') : '');

  const change = (value: string) => {
    setTyped(value);
    const search = value ? `?${new URLSearchParams({ q: value })}` : '';
    window.history.replaceState(window.history.state, '', `${window.location.pathname}${search}`);
  };
  const results = matchPages(pages, query);
  const count = results.length === 1 ? 'One document found' : `${results.length} documents found`;

  return (
    <TextPage title={query ? `Search results for “${query}”` : 'Search the documentation'}>
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <input
          type="search"
          name="q"
          className={styles.input}
          placeholder="Type your search here"
          aria-label="Search"
          autoComplete="off"
          value={query}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      </form>
      <p className={styles.count} role="status">
        {query === '' ? `Pages of ${version}` : results.length > 0 ? count : 'No results were found'}
      </p>
      <ul className={styles.results}>
        {results.map(({ title, description, path }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </TextPage>
  );
}
