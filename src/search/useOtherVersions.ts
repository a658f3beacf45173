import { useCallback } from 'react';
import { useDelayed } from '../runtime/useDelayed';
import { useLoaded } from '../runtime/useLoaded';
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
  const find = useCallback(() => {
    const others = versions.map(({ name }) => name).filter((name) => name !== version);
    return findElsewhere(searchClient, query ?? '', others);
  }, [query, version, versions]);
  const isTime = useDelayed(Boolean(query), ASK_AFTER_MS);
  return useLoaded(isTime ? find : null) ?? [];
}
