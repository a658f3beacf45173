import type { ExportChange, MemberChange, MigrationTable, TypeChange } from '../../shared/migration/types';

/** Leaves out the members, types and exports that nothing happened to and that lead to nothing that changed. */
export function onlyConcerned(table: MigrationTable): MigrationTable {
  const concerned = concernedTypes(table);
  const links = (names: readonly string[] = []) => names.filter((it) => concerned.has(it));
  const types = mapValues(table.types, (type, name) => (concerned.has(name) ? shortType(type, links) : null));
  const exports = mapValues(table.exports, (changes) => mapValues(changes, (change) => shortExport(change, links)));
  return { ...table, types, exports };
}

type Links = (names?: readonly string[]) => string[];

/** Types in which something changed, and those that lead to one. */
function concernedTypes({ types, fixes }: MigrationTable): Set<string> {
  const changed = Object.keys(types).filter((name) => isChanged(types[name] ?? {}));
  const behaving = Object.keys(fixes).filter((name) => fixes[name]?.isBehavior);
  const found = new Set([...changed, ...behaving.map((name) => name.split('.', 1)[0] ?? name)]);
  for (let size = -1; size !== found.size;) {
    size = found.size;
    for (const [name, { members = {} }] of Object.entries(types)) {
      if (Object.values(members).some(({ of = [] }) => of.some((it) => found.has(it)))) found.add(name);
    }
  }
  return found;
}

const isChanged = ({ members = {}, required = [], goneValues = [], parameters = [] }: TypeChange) =>
  required.length > 0 ||
  goneValues.length > 0 ||
  parameters.some((it) => it !== null) ||
  Object.values(members).some((it) => it.isGone || it.refusesOld || it.reads || it.parameters);

function shortType({ members = {}, required = [], ...rest }: TypeChange, links: Links): TypeChange {
  const some = mapValues(members, (member) => shortMember(member, links));
  return { ...rest, ...(Object.keys(some).length > 0 && { members: some }), ...(required.length > 0 && { required }) };
}

function shortMember({ of, ...rest }: MemberChange, links: Links): MemberChange | null {
  const named = links(of);
  const member = { ...rest, ...(named.length > 0 && { of: named }) };
  return Object.keys(member).length > 0 ? member : null;
}

function shortExport({ parameters, ...rest }: ExportChange, links: Links): ExportChange | null {
  const some = (parameters ?? []).map((it) => (links(it ?? []).length > 0 ? links(it ?? []) : null));
  const change = { ...rest, ...(some.some((it) => it !== null) && { parameters: some }) };
  return Object.keys(change).length > 0 ? change : null;
}

function mapValues<T, U>(record: Record<string, T>, toValue: (value: T, key: string) => U | null): Record<string, U> {
  const entries = Object.entries(record).map(([key, value]) => [key, toValue(value, key)] as const);
  return Object.fromEntries(entries.filter((it): it is [string, U] => it[1] !== null));
}
