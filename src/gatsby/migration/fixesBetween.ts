import type { Fix } from '../../shared/migration/types';
import type { Version } from '../../shared/versions/types';
import type { Migrations } from '../content/schemas';

/**
 * What authors say of the changes from one version to a later one. Where several versions changed a name, the first
 * counts: it is what the code meets next.
 *
 * @param versions newest first
 */
export function fixesBetween(
  from: string,
  to: string,
  versions: readonly Pick<Version, 'name' | 'path'>[],
  migrations: Migrations,
): Record<string, Fix> {
  const indexOf = (name: string) => versions.findIndex((it) => it.name === name);
  return Object.fromEntries(
    versions.slice(indexOf(to), indexOf(from)).flatMap(({ name, path }) =>
      Object.entries(migrations[name] ?? {}).map(([changed, { becomes, fix, place, isBehavior }]): [string, Fix] => [
        changed,
        {
          ...(becomes !== undefined && { becomes }),
          ...(fix !== undefined && { fix }),
          ...(isBehavior && { isBehavior }),
          place: `${path}/${place}`,
        },
      ]),
    ),
  );
}
