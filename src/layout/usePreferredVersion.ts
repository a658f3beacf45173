import { useEffect, useSyncExternalStore } from 'react';
import { readStorage, removeStorage, subscribeStorage } from '../runtime/storage';
import { parsePreferredVersion, PREFERRED_VERSION_KEY } from '../versions/preferredVersion';
import type { Version } from '../versions/types';
import { latestOf } from '../versions/versions';

const read = () => readStorage(PREFERRED_VERSION_KEY);

/**
 * Name of the version that the reader chose, else of the latest; an unknown choice is removed from storage. The latest in
 * the static HTML, which is the same for every reader.
 *
 * @param versions those that exist
 */
export function usePreferredVersion(versions: readonly Pick<Version, 'name' | 'isLast'>[]): string {
  const stored = useSyncExternalStore(subscribeStorage, read, () => null);
  const names = versions.map(({ name }) => name);
  const chosen = parsePreferredVersion(stored, names);
  useEffect(() => {
    if (stored !== null && chosen === null) removeStorage(PREFERRED_VERSION_KEY);
  }, [stored, chosen]);
  return chosen ?? latestOf(versions).name;
}
