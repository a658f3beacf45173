import type { DeclaredApi, ApiMember, ApiSymbol } from './types';

export interface ApiChange {
  kind: 'added' | 'changed' | 'removed';
  package: string;
  symbol: string;
  /** Null when the whole symbol changed. */
  member: string | null;
  /** Types or signatures; null if missing. */
  before: string | null;
  after: string | null;
}

/** `Field`, or `Field.name` for a member. */
export const changedName = ({ symbol, member }: Pick<ApiChange, 'symbol' | 'member'>): string =>
  member === null ? symbol : `${symbol}.${member}`;

/** Of a member whose default both versions know. */
export interface DefaultChange extends Pick<ApiChange, 'package' | 'symbol'> {
  member: string;
  before: string;
  after: string;
}

/**
 * The changes in packages that both versions have, in declaration order of the newer version, removals last. Packages
 * in only one version are skipped; their own documentation covers them.
 */
export function compareApis(older: DeclaredApi, newer: DeclaredApi): ApiChange[] {
  const shared = Object.keys(newer.packages).filter((name) => Object.hasOwn(older.packages, name));
  return shared.flatMap((name) => {
    const before = exportedBy(older, name);
    const after = exportedBy(newer, name);
    return [
      ...[...after.values()].flatMap((symbol) => {
        const old = before.get(symbol.name);
        return old
          ? compareSymbols(
              { ...old, inherited: inheritedMembers(old, older) },
              { ...symbol, inherited: inheritedMembers(symbol, newer) },
            )
          : [change(symbol, { kind: 'added' })];
      }),
      ...[...before.values()].filter((symbol) => !after.has(symbol.name)).map(removed),
    ];
  });
}

export function compareDefaults(older: DeclaredApi, newer: DeclaredApi): DefaultChange[] {
  return newer.symbols.flatMap(({ package: from, name: symbol, members }) => {
    const old = older.symbols.find((it) => it.name === symbol && it.package === from);
    return members.flatMap(({ name: member, default: after }) => {
      const before = old?.members.find(({ name }) => name === member)?.default ?? after;
      return before === null || after === null || before === after
        ? []
        : [{ package: from, symbol, member, before, after }];
    });
  });
}

const exportedBy = ({ symbols }: DeclaredApi, name: string) =>
  new Map(symbols.filter((it) => it.exported && it.package === name).map((it) => [it.name, it]));

/** A member that moves to a parent type counts as kept. */
export function inheritedMembers({ extends: parents }: ApiSymbol, api: DeclaredApi): ApiMember[] {
  const types = parents.flatMap((name) => api.symbols.find((it) => it.name === name) ?? []);
  return types.flatMap((type) => [...type.members, ...inheritedMembers(type, api)]);
}

type Compared = ApiSymbol & { inherited: ApiMember[] };

const change = (symbol: ApiSymbol, difference: Partial<ApiChange> & Pick<ApiChange, 'kind'>): ApiChange => ({
  package: symbol.package,
  symbol: symbol.name,
  member: null,
  before: null,
  after: null,
  ...difference,
});

const removed = (symbol: ApiSymbol) => change(symbol, { kind: 'removed' });

function compareSymbols(before: Compared, after: Compared): ApiChange[] {
  if (before.members.length === 0 || after.members.length === 0) {
    const [old, current] = [normalizeDeclaration(before.signature), normalizeDeclaration(after.signature)];
    return old === current ? [] : [change(after, { kind: 'changed', before: old, after: current })];
  }
  const known = new Map([...before.inherited, ...before.members].map((member) => [member.name, member]));
  const kept = new Set([...after.inherited, ...after.members].map(({ name }) => name));
  return [
    ...after.members.flatMap((member): ApiChange[] => {
      const old = known.get(member.name);
      if (!old) return [change(after, { kind: 'added', member: member.name, after: member.type })];
      const hasNewType = normalizeDeclaration(old.type) !== normalizeDeclaration(member.type);
      if (!hasNewType && old.optional === member.optional) return [];
      const text = ({ type, optional }: ApiMember) => (hasNewType ? type : optional ? 'optional' : 'required');
      return [change(after, { kind: 'changed', member: member.name, before: text(old), after: text(member) })];
    }),
    ...before.members
      .filter(({ name }) => !kept.has(name))
      .map(({ name, type }) => change(after, { kind: 'removed', member: name, before: type })),
  ];
}

/** Normalizes a declaration, so that its format, and names that a bundler gave, do not count as changes. */
export const normalizeDeclaration = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\b(?:[Rr]eact|import\("react"\)|_react_querybuilder_\w+)\.|\bReact(?=MouseEvent\b)|\$\d+\b/g, '')
    .replace(/^(?:interface|type|function|const) /, '')
    .replace(/([[({]) | ([\])}])/g, '$1$2')
    .replace(/"/g, "'")
    .trim();
