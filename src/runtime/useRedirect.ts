import { withPrefix } from 'gatsby';
import { useEffect, useState } from 'react';
import { canonicalPath } from '../shared/navigation/wrongPath';
import { goTo } from './router';

/** Redirects client-side with search and hash, without a history entry. Null stays on the page. */
export function useRedirect(to: string | null): void {
  useEffect(() => {
    if (to === null) return;
    const { search, hash } = window.location;
    goTo(withPrefix(`${to}${search}${hash}`), { replace: true });
  }, [to]);
}

/**
 * The canonical form of a missing path if the host has a page there: `/docs/intro` for `/Docs/Intro.htm` on a host
 * without the site's redirects. Null otherwise, and for a null `path`.
 */
export function useExistingPath(path: string | null): string | null {
  const [existing, setExisting] = useState<string | null>(null);
  useEffect(() => {
    const canonical = path && canonicalPath(path);
    // The 404 page has addresses of its own.
    if (!canonical || canonical === path || canonical.startsWith('/404')) return;
    const abort = new AbortController();
    fetch(withPrefix(canonical), { method: 'HEAD', signal: abort.signal }).then(
      ({ ok }) => ok && setExisting(canonical),
      () => undefined,
    );
    return () => abort.abort();
  }, [path]);
  return existing;
}
