import { useEffect, useSyncExternalStore } from 'react';
import { readStorage, removeStorage, subscribeStorage } from '../runtime/storage';
import { parsePreferredVersion, PREFERRED_VERSION_KEY } from '../versions/preferredVersion';

const read = () => readStorage(PREFERRED_VERSION_KEY);

/**
 * The version that the reader chose, or null; an unknown one is removed from storage. Null in the static HTML, which is
 * the same for every reader.
 *
 * @param names the versions that exist
 */
export function usePreferredVersion(names: readonly string[]): string | null {
  const stored = useSyncExternalStore(subscribeStorage, read, () => null);
  const version = parsePreferredVersion(stored, names);
  useEffect(() => {
    if (stored !== null && version === null) removeStorage(PREFERRED_VERSION_KEY);
  }, [stored, version]);
  return version;
}
