import { resolveVersions } from '../shared/versions/versions';
import type { Version } from '../shared/versions/types';
import { readSite, readVersions } from './content/readContent';

let versions: Version[] | undefined;

/** The versions of the documentation, read once per process. Throws ContentError. */
export function contentVersions(): readonly Version[] {
  versions ??= (({ versions: entries, latest }) => resolveVersions(entries, latest, readSite().title))(readVersions());
  return versions;
}
