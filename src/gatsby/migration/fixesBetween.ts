import type { Fix, MigrationTable } from '../../shared/migration/types';
import type { Version } from '../../shared/versions/types';
import type { Migrations, StoredQueries } from '../content/schemas';

type NamedPath = Pick<Version, 'name' | 'path'>;

/**
 * What authors say of the changes from one version to a later one. Where several versions changed a name, the first
 * counts: it is what the code meets next.
 *
 * @param versions newest first
 */
export function fixesBetween(
  from: string,
  to: string,
  versions: readonly NamedPath[],
  migrations: Migrations,
): Record<string, Fix> {
  return withPaths(versionsBetween(from, to, versions), migrations);
}

/** What the versions between read otherwise in stored queries; of one thing, what the newest says, which holds then. */
export function queriesBetween(
  from: string,
  to: string,
  versions: readonly NamedPath[],
  queries: StoredQueries,
): MigrationTable['queries'] {
  return withPaths(versionsBetween(from, to, versions).toReversed(), queries);
}

/** What all the versions say, with the paths of their pages; of one name, what the last of them says. */
const withPaths = <T extends { place: string }>(
  versions: readonly NamedPath[],
  said: Record<string, Record<string, T>>,
): Record<string, T> =>
  Object.fromEntries(
    versions.flatMap(({ name, path }) =>
      Object.entries(said[name] ?? {}).map(([about, it]) => [about, { ...it, place: `${path}/${it.place}` }]),
    ),
  );

/** The newer one and those between, newest first; none backwards. */
export function versionsBetween(from: string, to: string, versions: readonly NamedPath[]): readonly NamedPath[] {
  const indexOf = (name: string) => versions.findIndex((it) => it.name === name);
  return versions.slice(indexOf(to), indexOf(from));
}
