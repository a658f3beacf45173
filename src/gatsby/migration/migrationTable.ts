import type { ExportChange, Fix, MigrationTable, TypeChange } from '../../shared/migration/types';
import { inheritedMembers } from '../api/compareApis';
import type { DeclaredApi } from '../api/types';
import { compareTypes, type DeclaredTexts } from './compareTypes';
import { goneModules } from './goneModules';
import { isType, keyOf, typePairs, type VersionFolder } from './typePairs';
import { onlyConcerned } from './onlyConcerned';

type NamedVersion = VersionFolder & { name: string };

/** What code for one version meets in the other one, which may be several versions later. */
export function migrationTable(
  older: NamedVersion,
  newer: NamedVersion,
  fixes: Record<string, Fix> = {},
): MigrationTable {
  const pairs = typePairs(older, newer);
  const compare = compareTypes(pairs.checker, typeNames(older.api), texts(older.api), texts(newer.api));
  const types: Record<string, TypeChange> = {};
  const exports: MigrationTable['exports'] = {};

  for (const symbol of older.api.symbols) {
    const key = keyOf(symbol);
    const [before, after] = [pairs.older.get(key), pairs.newer.get(key)];
    if (!before) continue;
    const add = (change: ExportChange) => ((exports[symbol.package] ??= {})[symbol.name] = change);
    if (!after) {
      const moved = newer.api.symbols.find(({ name, exported }) => exported && name === symbol.name);
      add({ isGone: true, ...(moved && { movedTo: moved.package }) });
    } else if (isType(symbol)) {
      types[symbol.name] ??= compare.types(symbol.name, before, after);
    } else {
      add({ parameters: compare.parameterNames(before) });
    }
  }
  return onlyConcerned({
    from: older.name,
    to: newer.name,
    goneModules: goneModules(older.folder, newer.folder, Object.keys(older.api.packages)),
    exports,
    types,
    fixes,
    places: {},
  });
}

const typeNames = ({ symbols }: DeclaredApi): ReadonlySet<string> =>
  new Set(symbols.filter((it) => it.exported && isType(it)).map(({ name }) => name));

/** How the declarations write the members of a type. */
const texts =
  (api: DeclaredApi): DeclaredTexts =>
  (type, member) => {
    const symbol = api.symbols.find(({ name }) => name === type);
    const members = symbol ? [...symbol.members, ...inheritedMembers(symbol, api)] : [];
    return members.find(({ name }) => name === member)?.type;
  };
