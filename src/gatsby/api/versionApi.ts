import { compareApis, type ApiChange } from './compareApis';
import type { DeclaredApi, ApiMember, ApiSymbol } from './types';

export interface ApiHistory {
  /** Label of the version that added it; null for names in the oldest documented version. */
  since: string | null;
  /** Whether this version added it. */
  isNew: boolean;
  /** The previous declaration, when this version changed it. */
  changed: { label: string; before: string } | null;
  /** Label of the next version, when that version removed it. */
  removedIn: string | null;
}

/** The declarations of one version, compared with the other versions. */
export interface VersionApi {
  /** @throws Error for a name that the packages do not declare */
  find(path: string): { symbol: ApiSymbol; member: ApiMember | null };
  history(symbol: ApiSymbol, member: ApiMember | null): ApiHistory;
  /** Label of the previous version; null for the oldest. */
  previousLabel: string | null;
  /** Changes since the previous version. */
  changes: readonly ApiChange[];
}

/** @param all oldest first, each with its short label */
export function versionApi(all: readonly { label: string; api: DeclaredApi }[], index: number): VersionApi {
  const current = all[index]?.api ?? { packages: {}, symbols: [] };
  const steps = all.slice(1).map(({ api }, position) => compareApis(all[position]?.api ?? api, api));
  const labelOf = (position: number) => all[position]?.label ?? '';
  const byName = new Map<string, ApiSymbol>();
  for (const symbol of current.symbols) {
    if (!byName.has(symbol.name)) byName.set(symbol.name, symbol);
    byName.set(`${symbol.package}:${symbol.name}`, symbol);
  }

  return {
    previousLabel: index > 0 ? labelOf(index - 1) : null,
    changes: steps[index - 1] ?? [],

    find(path) {
      const [name = '', member] = splitPath(path);
      const symbol = byName.get(name);
      if (!symbol) throw new Error(`"${path}": expected a name that this version's packages declare`);
      const found = symbol.members.find((it) => it.name === member);
      if (member !== undefined && !found) {
        const names = symbol.members.map((it) => it.name).join(', ') || 'none';
        throw new Error(`"${path}": expected a member of ${symbol.name}: ${names}`);
      }
      return { symbol, member: found ?? null };
    },

    history(symbol, member) {
      const concerns = (it: ApiChange) =>
        it.package === symbol.package &&
        it.symbol === symbol.name &&
        (it.member === null || it.member === member?.name);
      const find = (position: number, kind: ApiChange['kind']) =>
        steps[position - 1]?.find(
          (it) => it.kind === kind && concerns(it) && (kind !== 'changed' || isAbout(it, member)),
        );
      const past = Array.from({ length: index }, (_, back) => index - back);
      const addedAt = past.find((position) => find(position, 'added'));
      const isNew = addedAt === index;
      const before = isNew ? null : (find(index, 'changed')?.before ?? null);
      return {
        since: addedAt === undefined ? null : labelOf(addedAt),
        isNew,
        changed: before === null ? null : { label: labelOf(index), before },
        removedIn: find(index + 1, 'removed') ? labelOf(index + 1) : null,
      };
    },
  };
}

const isAbout = (change: ApiChange, member: ApiMember | null) => change.member === (member?.name ?? null);

/** `Field.name` is member `name` of `Field`; a package prefix, `@react-querybuilder/dnd:version`, may contain dots. */
function splitPath(path: string): [string, string | undefined] {
  const dot = path.indexOf('.', path.indexOf(':') + 1);
  return dot < 0 ? [path, undefined] : [path.slice(0, dot), path.slice(dot + 1)];
}
