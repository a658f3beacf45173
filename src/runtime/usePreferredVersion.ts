import { useEffect, useSyncExternalStore } from 'react';
import { readStorage, removeStorage, subscribeStorage, writeStorage } from './storage';
import { parsePreferredVersion, PREFERRED_VERSION_KEY } from '../shared/versions/preferredVersion';
import type { Version } from '../shared/versions/types';
import { latestOf } from '../shared/versions/versions';

const read = () => readStorage(PREFERRED_VERSION_KEY);

export const rememberVersion = (name: string) => writeStorage(PREFERRED_VERSION_KEY, name);

/** The chosen version, else the latest, which the static HTML always shows. Removes an unknown choice from storage. */
export function usePreferredVersion(versions: readonly Pick<Version, 'name' | 'isLast'>[]): string {
  const stored = useSyncExternalStore(subscribeStorage, read, () => null);
  const names = versions.map(({ name }) => name);
  const chosen = parsePreferredVersion(stored, names);
  useEffect(() => {
    if (stored !== null && chosen === null) removeStorage(PREFERRED_VERSION_KEY);
  }, [stored, chosen]);
  return chosen ?? latestOf(versions).name;
}
