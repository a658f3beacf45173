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
  return Object.fromEntries(
    versionsBetween(from, to, versions).flatMap(({ name, path }) =>
      Object.entries(migrations[name] ?? {}).map(([changed, fix]): [string, Fix] => [
        changed,
        { ...fix, place: `${path}/${fix.place}` },
      ]),
    ),
  );
}

/** What the versions between read otherwise in stored queries; of one thing, what the newest says, which holds then. */
export function queriesBetween(
  from: string,
  to: string,
  versions: readonly NamedPath[],
  queries: StoredQueries,
): MigrationTable['queries'] {
  const steps = versionsBetween(from, to, versions).toReversed();
  return Object.fromEntries(
    steps.flatMap(({ name, path }) =>
      Object.entries(queries[name] ?? {}).map(([change, { text, place }]) => [
        change,
        { text, place: `${path}/${place}` },
      ]),
    ),
  );
}

/** The newer one and those between, newest first; none backwards. */
function versionsBetween(from: string, to: string, versions: readonly NamedPath[]): readonly NamedPath[] {
  const indexOf = (name: string) => versions.findIndex((it) => it.name === name);
  return versions.slice(indexOf(to), indexOf(from));
}
