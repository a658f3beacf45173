import { resolveVersions } from '../versions/versions';
import type { Version } from '../versions/types';
import { readSite, readVersions } from './content/readContent';

let versions: Version[] | undefined;

/** The versions of the documentation, read once. Throws ContentError. */
export function contentVersions(): readonly Version[] {
  versions ??= (({ versions: entries, latest }) => resolveVersions(entries, latest, readSite().title))(readVersions());
  return versions;
}
