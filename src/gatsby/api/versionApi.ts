import { namesAt, releaseText, type ApiRelease, type NameHistory } from './apiHistory';
import { compareApis, compareDefaults, type ApiChange, type DefaultChange } from './compareApis';
import { LIBRARY } from './libraryPackage';
import type { DeclaredApi, ApiMember, ApiSymbol } from './types';

export interface ApiHistory {
  /**
   * The first release that has it, such as `5.1.0` or `5.3.1 or earlier`. For packages whose releases are not known, the
   * label of the version that added it; null for names in the oldest documented version.
   */
  since: string | null;
  /** Label of this version, when this version added it. */
  addedIn: string | null;
  /** Whether a later release of this version than its first added it. */
  isLate: boolean;
  /** The releases that changed its type. */
  changedIn: string[];
  /**
   * The previous declaration, when this version changed it: since which release, if it is a later one than the first of
   * the version and the only one, or else the label.
   */
  changed: { since: string; before: string } | null;
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
  /** Defaults that the previous version had otherwise. */
  defaults: readonly DefaultChange[];
}

/**
 * @param all oldest first, each with its short label
 * @param releases of the library, oldest first
 */
export function versionApi(
  all: readonly { label: string; api: DeclaredApi }[],
  index: number,
  releases: readonly ApiRelease[] = [],
): VersionApi {
  const previous = all[index - 1];
  const current = all[index]?.api ?? { packages: {}, symbols: [] };
  const released = namesAt(releases, current.packages[LIBRARY] ?? '');
  const steps = all.slice(1).map(({ api }, position) => compareApis(all[position]?.api ?? api, api));
  const labelOf = (position: number) => all[position]?.label ?? '';
  const byName = new Map<string, ApiSymbol>();
  for (const symbol of current.symbols) {
    if (!byName.has(symbol.name)) byName.set(symbol.name, symbol);
    byName.set(`${symbol.package}:${symbol.name}`, symbol);
  }

  return {
    previousLabel: previous?.label ?? null,
    changes: steps[index - 1] ?? [],
    defaults: previous ? compareDefaults(previous.api, current) : [],

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
      const path = member ? `${symbol.name}.${member.name}` : symbol.name;
      const known = symbol.package === LIBRARY ? released.get(path) : undefined;
      const since = firstRelease(known, index === 0);
      const before = isNew ? null : (find(index, 'changed')?.before ?? null);
      return {
        since: since ?? (addedAt === undefined ? null : labelOf(addedAt)),
        addedIn: isNew ? labelOf(index) : null,
        isLate: since !== null && known?.since.isLate === true,
        changedIn: known?.changedIn.map(releaseText) ?? [],
        changed: before === null ? null : { since: changedSince(known) ?? labelOf(index), before },
        removedIn: find(index + 1, 'removed') ? labelOf(index + 1) : null,
      };
    },
  };
}

/** Null also for the oldest version if the name may be in all of it, since the registry lacks the release before. */
const firstRelease = (known: NameHistory | undefined, isOldest: boolean): string | null =>
  known && (known.since.isExact || !isOldest) ? releaseText(known.since) : null;

/** Null unless one release of the version, and not its first, changed it. */
function changedSince(known: NameHistory | undefined): string | null {
  const [only, more] = known?.changedIn.filter(({ isOwn }) => isOwn) ?? [];
  return only?.isLate && !more ? releaseText(only) : null;
}

const isAbout = (change: ApiChange, member: ApiMember | null) => change.member === (member?.name ?? null);

/** `Field.name` is member `name` of `Field`; a package prefix, `@react-querybuilder/dnd:version`, may contain dots. */
export function splitPath(path: string): [string, string | undefined] {
  const dot = path.indexOf('.', path.indexOf(':') + 1);
  return dot < 0 ? [path, undefined] : [path.slice(0, dot), path.slice(dot + 1)];
}
