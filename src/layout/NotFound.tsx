import { withPrefix } from 'gatsby';
import { nearestPages, wordsOf, type KnownPage } from '../navigation/nearestPages';
import { PageLink } from './PageLink';
import { TextPage } from './TextPage';
import { useFieldValue } from './useFieldValue';
import * as styles from './NotFound.module.css';

/** A page of the documentation or a demo, as the not-found page lists it. */
export interface NearPage extends KnownPage {
  /** Label of its version; null off the documentation. */
  version: string | null;
}

interface NotFoundProps {
  /** The path that has no page; null as long as it is not known. */
  path: string | null;
  pages: readonly NearPage[];
}

/** The most pages that a reader is offered. */
const MOST = 5;

/** What a reader sees where no page is: a search for what was asked for, and the pages that are most like it. */
export function NotFound({ path, pages }: NotFoundProps) {
  // The first word of most paths says nothing of what was wanted.
  const words = path === null ? '' : wordsOf(path.replace(/^\/docs\//, '/')).join(' ');
  const field = useFieldValue(words);
  const near = path === null ? [] : nearestPages(path, pages, MOST);
  return (
    <TextPage title="Page Not Found">
      <p>We could not find what you were looking for.</p>
      <p>
        Please contact the owner of the site that linked you to the original URL and let them know their link is broken.
      </p>
      <form role="search" action={withPrefix('/search')} className={styles.search}>
        <label htmlFor="not-found-words">Search the documentation</label>
        <div>
          <input ref={field} id="not-found-words" type="search" name="q" autoComplete="off" />
          <button type="submit">Search</button>
        </div>
      </form>
      {near.length > 0 && (
        <nav aria-labelledby="near-pages" className={styles.near}>
          <h2 id="near-pages">You may have meant</h2>
          <ul>
            {near.map(({ path: to, title, version }) => (
              <li key={to}>
                <PageLink to={to}>{title}</PageLink>
                {version && <span>{version}</span>}
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p className={styles.start}>
        Or start at <PageLink to="/docs/intro">Getting started</PageLink>, or try the{' '}
        <PageLink to="/demo">demo</PageLink>.
      </p>
    </TextPage>
  );
}
