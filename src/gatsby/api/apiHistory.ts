import { changedName, compareApis, inheritedMembers } from './compareApis';
import type { DeclaredApi } from './types';

/** Members by symbol; an empty list means the symbol itself. */
type Names = Record<string, string[]>;

/** What a release of the library did to the exports of the release before it. */
export interface ApiRelease {
  release: string;
  /** New symbols with their members, and new members of older symbols. */
  added?: Names;
  /** What has another type. */
  changed?: Names;
  removed?: Names;
}

/** @param apis of all releases, oldest first */
export function apiReleases(apis: readonly { release: string; api: DeclaredApi }[]): ApiRelease[] {
  return apis.map(({ release, api }, index) => {
    const older = apis[index - 1]?.api ?? { packages: {}, symbols: [] };
    const [before, after] = [exportedNames(older), exportedNames(api)];
    const names = {
      added: [...after].filter((name) => !before.has(name)),
      changed: compareApis(older, api).flatMap((it) => (it.kind === 'changed' ? changedName(it) : [])),
      removed: gone(before, after),
    };
    const some = Object.entries(names).filter(([, found]) => found.length > 0);
    return { release, ...Object.fromEntries(some.map(([kind, found]) => [kind, bySymbol(found)])) };
  });
}

/** Symbols, and members with those that they inherit: `Field`, `Field.name`. */
export const exportedNames = (api: DeclaredApi): Set<string> =>
  new Set(
    api.symbols
      .filter(({ exported }) => exported)
      .flatMap((symbol) => [
        symbol.name,
        ...[...symbol.members, ...inheritedMembers(symbol, api)].map(({ name }) => `${symbol.name}.${name}`),
      ]),
  );

/** Without the members of symbols that went. */
const gone = (before: ReadonlySet<string>, after: ReadonlySet<string>) =>
  [...before].filter((name) => !after.has(name) && (!name.includes('.') || after.has(symbolOf(name))));

const symbolOf = (name: string) => name.split('.', 1)[0] ?? name;

function bySymbol(names: readonly string[]): Names {
  const found = new Map<string, string[]>();
  for (const name of [...names].sort()) {
    const symbol = symbolOf(name);
    const members = found.get(symbol) ?? [];
    found.set(symbol, name === symbol ? members : [...members, name.slice(symbol.length + 1)]);
  }
  return Object.fromEntries(found);
}

const namesIn = (names: Names = {}): string[] =>
  Object.entries(names).flatMap(([symbol, members]) =>
    members.length === 0 ? [symbol] : members.map((member) => `${symbol}.${member}`),
  );

export interface NameHistory {
  /** The first release that has it. */
  since: KnownRelease;
  /** The releases that changed its type, oldest first. */
  changedIn: KnownRelease[];
}

interface KnownRelease {
  release: string;
  /** Whether it is of the major version that was asked for. */
  isOwn: boolean;
  /** False where the registry lacks the release before, which may have had it, too. */
  isExact: boolean;
  /** Whether it is also not the first known release of that major version. */
  isLate: boolean;
}

/** The history of each name that a release has; empty for an unknown release. */
export function namesAt(releases: readonly ApiRelease[], release: string): Map<string, NameHistory> {
  const names = new Map<string, NameHistory>();
  const end = releases.findIndex((it) => it.release === release);
  for (const [index, { added, changed, removed }] of releases.slice(0, end + 1).entries()) {
    const at = knownRelease(releases, index, release);
    for (const name of namesIn(removed)) {
      for (const it of [...names.keys()]) if (it === name || it.startsWith(`${name}.`)) names.delete(it);
    }
    for (const [symbol, members] of Object.entries(added ?? {})) {
      if (!names.has(symbol)) names.set(symbol, { since: at, changedIn: [] });
      for (const member of members) names.set(`${symbol}.${member}`, { since: at, changedIn: [] });
    }
    for (const name of namesIn(changed)) names.get(name)?.changedIn.push(at);
  }
  return names;
}

function knownRelease(releases: readonly ApiRelease[], index: number, asked: string): KnownRelease {
  const [release = '', before = ''] = [releases[index]?.release, releases[index - 1]?.release];
  const [major, minor, patch] = numbersOf(before);
  const next = [`${major}.${minor}.${patch + 1}`, `${major}.${minor + 1}.0`, `${major + 1}.0.0`];
  const isOwn = numbersOf(release)[0] === numbersOf(asked)[0];
  const isLate = isOwn && numbersOf(release)[0] === major;
  return { release, isOwn, isExact: index > 0 && next.includes(release), isLate };
}

const numbersOf = (release: string) => release.split('.').map(Number) as [number, number, number];

/** `5.1.0`, or `5.3.1 or earlier` where the registry lacks the release before. */
export const releaseText = ({ release, isExact }: KnownRelease) => (isExact ? release : `${release} or earlier`);
