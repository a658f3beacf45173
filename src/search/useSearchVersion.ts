import { usePreferredVersion } from '../layout/usePreferredVersion';
import type { Site } from '../layout/useSite';
import { latestOf } from '../versions/versions';

/** Name of the version that is searched where nothing says another: the one that the reader prefers, else the latest. */
export function useSearchVersion({ versions }: Pick<Site, 'versions'>): string {
  const preferred = usePreferredVersion(versions.map(({ name }) => name));
  return preferred ?? latestOf(versions).name;
}

/** Label of a version: `v5.x`. */
export const labelOf = ({ versions }: Pick<Site, 'versions'>, version: string): string =>
  versions.find(({ name }) => name === version)?.label ?? version;
