import { withPrefix } from 'gatsby';
import { useEffect, useRef } from 'react';
import { pathWords, versionOfPath } from '../shared/navigation/wrongPath';
import { useSuggestedPages } from '../search/useSuggestedPages';
import { labelOf, latestOf } from '../shared/versions/versions';
import { buttonClass } from '../ui/Button';
import { PageLink } from '../ui/PageLink';
import { TextPage } from '../ui/TextPage';
import { useSite } from '../runtime/useSite';
import '../ui/field.css';
import * as styles from './NotFound.module.css';

interface NotFoundProps {
  /** The missing path; null while unknown. */
  path: string | null;
}

export function NotFound({ path }: NotFoundProps) {
  const { versions } = useSite();
  const words = path === null ? '' : pathWords(path, versions);
  const { name } = versionOfPath(path?.toLowerCase() ?? '', versions) ?? latestOf(versions);
  const pages = useSuggestedPages(words, name);
  const field = useFieldValue(words);
  return (
    <TextPage title="Page Not Found">
      <p>We could not find what you were looking for.</p>
      <p>
        Please contact the owner of the site that linked you to the original URL and let them know their link is broken.
      </p>
      {pages.length > 0 && (
        <nav aria-labelledby="near-pages" className={styles.near}>
          <h2 id="near-pages">You may have meant</h2>
          <ul>
            {pages.map(({ path: to, title, version }) => (
              <li key={to}>
                <PageLink to={to}>{title}</PageLink>
                {version !== null && <span>{labelOf(versions, version)}</span>}
              </li>
            ))}
          </ul>
        </nav>
      )}
      <form role="search" action={withPrefix('/search')} className={styles.search}>
        <label htmlFor="not-found-words">Search the documentation</label>
        <div>
          <input ref={field} id="not-found-words" type="search" name="q" autoComplete="off" className="ui-field" />
          <button type="submit" className={buttonClass('large primary')}>
            Search
          </button>
        </div>
      </form>
      <p className={styles.start}>
        Or start at <PageLink to="/docs/intro">Getting started</PageLink>, or try the{' '}
        <PageLink to="/demo">demo</PageLink>.
      </p>
    </TextPage>
  );
}

/** Fills in a field once `value` is not empty, unless the reader has used the field, possibly before hydration. */
function useFieldValue(value: string) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const field = ref.current;
    if (field && field.value === '' && field !== document.activeElement) field.value = value;
  }, [value]);
  return ref;
}
