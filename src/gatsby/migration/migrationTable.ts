import type { ExportChange, Fix, MigrationTable, TypeChange } from '../../shared/migration/types';
import { inheritedMembers } from '../api/compareApis';
import type { DeclaredApi } from '../api/types';
import { compareTypes, type DeclaredTexts } from './compareTypes';
import { goneModules } from './goneModules';
import { comparable, isType, keyOf, type ComparableTypes, type VersionFolder } from './comparableTypes';
import { onlyConcerned } from './onlyConcerned';

/** What code for one version meets in the other one, which may be several versions later. */
export function migrationTable(
  older: VersionFolder,
  newer: VersionFolder,
  { checker, types: all }: ComparableTypes,
  fixes: Record<string, Fix>,
): MigrationTable {
  const compare = compareTypes(
    checker,
    typeNames(older.api),
    texts(older.api),
    texts(newer.api),
    typeParameters(newer.api),
  );
  const types: Record<string, TypeChange> = {};
  const exports: MigrationTable['exports'] = {};

  for (const symbol of comparable(older.api)) {
    const key = keyOf(symbol);
    const [before, after] = [all.get(older.name)?.get(key), all.get(newer.name)?.get(key)];
    if (!before) continue;
    const add = (change: ExportChange) => ((exports[symbol.package] ??= {})[symbol.name] = change);
    if (!after) {
      const moved = newer.api.symbols.find(({ name, exported }) => exported && name === symbol.name);
      add({ isGone: true, ...(moved && { movedTo: moved.package }) });
    } else if (isType(symbol)) {
      types[symbol.name] ??= compare.types(symbol.name, before, after);
    } else {
      const props = symbol.kind === 'component' ? compare.props(symbol.name, before, after) : null;
      if (props) types[symbol.name] = props;
      const returnsAny = symbol.kind !== 'component' && compare.returnsAny(before, after);
      add({
        parameters: props ? [[symbol.name]] : compare.parameterNames(before),
        ...(returnsAny && { returnsAny }),
      });
    }
  }
  return onlyConcerned({
    from: older.name,
    to: newer.name,
    goneModules: goneModules(older.folder, newer.folder, Object.keys(older.api.packages)),
    exports,
    types,
    fixes,
    queries: {},
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

const typeParameters = (api: DeclaredApi) => (type: string) => {
  const [head = ''] = (api.symbols.find(({ name }) => name === type)?.signature ?? '').split('{', 1);
  return [...head.matchAll(/[<,]\s*(\w+)\s+extends\b/g)].map(([, name = '']) => name);
};
