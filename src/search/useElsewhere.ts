import { useEffect, useState } from 'react';
import type { Site } from '../layout/useSite';
import { searchClient } from './searchClient';
import { findElsewhere, type Elsewhere } from './suggest';

/** How long a query that finds nothing rests before other versions, whose indexes may not be there yet, are asked, in ms. */
const REST = 400;

/**
 * The other versions in which a query finds something.
 *
 * @param query one that finds nothing in its version; null for none
 * @param versions those that exist, as the site has them
 */
export function useElsewhere(query: string | null, version: string, versions: Site['versions']): readonly Elsewhere[] {
  const [found, setFound] = useState<{ query: string; versions: Elsewhere[] } | null>(null);

  useEffect(() => {
    if (!query) return;
    let current = true;
    const timer = setTimeout(async () => {
      const others = versions.map(({ name }) => name).filter((name) => name !== version);
      const elsewhere = await findElsewhere(searchClient, query, others);
      if (current) setFound({ query, versions: elsewhere });
    }, REST);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [query, version, versions]);

  return found && found.query === query ? found.versions : [];
}
