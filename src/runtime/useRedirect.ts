import { navigate } from 'gatsby';
import { useEffect } from 'react';

/**
 * Leads on to another page of the site, search and hash kept, without an entry in the history.
 *
 * @param to path of the page; null to stay
 */
export function useRedirect(to: string | null): void {
  useEffect(() => {
    if (to === null) return;
    const { search, hash } = window.location;
    void navigate(`${to}${search}${hash}`, { replace: true });
  }, [to]);
}
