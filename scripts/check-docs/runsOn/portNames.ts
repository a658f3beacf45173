import type { NameSource } from '../completeFragment';

/**
 * Where another version has the names that a version's fragments use without importing them: in its own packages, or,
 * for a name that it lacks, where the version itself has it, so that the compiler says that it is missing. Names of
 * packages that the other version lacks stay unknown, since a newer one may be installed next to it.
 */
export function portNames(own: readonly NameSource[], other: readonly NameSource[]): NameSource[] {
  const homes = new Map(
    [...other].reverse().flatMap((source) => source.names.map((it) => [it.name, { module: source.module, it }])),
  );
  const modules = new Set(other.map(({ module }) => module));
  return own.flatMap(({ module, names }) =>
    names.flatMap((name): NameSource[] => {
      const home = homes.get(name.name);
      if (home) return [{ module: home.module, names: [home.it] }];
      return modules.has(module) ? [{ module, names: [name] }] : [];
    }),
  );
}
