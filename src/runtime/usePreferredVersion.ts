import { useEffect, useSyncExternalStore } from 'react';
import { readStorage, removeStorage, subscribeStorage, writeStorage } from './storage';
import type { Version } from '../shared/versions/types';
import { latestOf } from '../shared/versions/versions';

const KEY = 'docs-preferred-version-default';

const read = () => readStorage(KEY);

export const rememberVersion = (name: string) => writeStorage(KEY, name);

/** The chosen version, else the latest, which the static HTML always shows. Removes an unknown choice from storage. */
export function usePreferredVersion(versions: readonly Pick<Version, 'name' | 'isLast'>[]): string {
  const stored = useSyncExternalStore(subscribeStorage, read, () => null);
  const chosen = versions.find(({ name }) => name === stored);
  const isUnknown = stored !== null && !chosen;
  useEffect(() => {
    if (isUnknown) removeStorage(KEY);
  }, [isUnknown]);
  return (chosen ?? latestOf(versions)).name;
}
