import { useEffect, useState } from 'react';
import type { Site } from '../runtime/useSite';
import { searchClient } from './searchClient';
import { findElsewhere, type Elsewhere } from './suggest';

/** Delay before other versions are searched, whose indexes may not be loaded yet. */
const ASK_AFTER_MS = 400;

/** Other versions that find something for a query without results; `query` is null if missing. */
export function useOtherVersions(
  query: string | null,
  version: string,
  versions: Site['versions'],
): readonly Elsewhere[] {
  const [found, setFound] = useState<{ query: string; versions: Elsewhere[] } | null>(null);

  useEffect(() => {
    if (!query) return;
    let current = true;
    const timer = setTimeout(async () => {
      const others = versions.map(({ name }) => name).filter((name) => name !== version);
      const elsewhere = await findElsewhere(searchClient, query, others);
      if (current) setFound({ query, versions: elsewhere });
    }, ASK_AFTER_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [query, version, versions]);

  return found && found.query === query ? found.versions : [];
}
