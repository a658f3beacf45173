import { withPrefix } from 'gatsby';
import { useEffect } from 'react';
import { goTo } from './router';

/** Redirects client-side with search and hash, without a history entry. Null stays on the page. */
export function useRedirect(to: string | null): void {
  useEffect(() => {
    if (to === null) return;
    const { search, hash } = window.location;
    goTo(withPrefix(`${to}${search}${hash}`), { replace: true });
  }, [to]);
}
