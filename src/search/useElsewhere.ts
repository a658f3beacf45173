import { useEffect, useState } from 'react';
import { searchClient } from './searchClient';
import { findElsewhere, type Elsewhere } from './suggest';

/** How long a query that finds nothing rests before other versions, whose indexes may not be there yet, are asked, in ms. */
const REST = 400;

/**
 * The versions in which a query finds something.
 *
 * @param query one that finds nothing in its version; null for none
 * @param versions names of the other versions; must stay the same list
 */
export function useElsewhere(query: string | null, versions: readonly string[]): readonly Elsewhere[] {
  const [found, setFound] = useState<{ query: string; versions: Elsewhere[] } | null>(null);

  useEffect(() => {
    if (!query) return;
    let current = true;
    const timer = setTimeout(async () => {
      const elsewhere = await findElsewhere(searchClient, query, versions);
      if (current) setFound({ query, versions: elsewhere });
    }, REST);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [query, versions]);

  return found && found.query === query ? found.versions : [];
}
