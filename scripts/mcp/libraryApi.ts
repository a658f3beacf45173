import { apisOf } from '../../src/gatsby/api/contentApi';
import { compareApis, type ApiChange } from '../../src/gatsby/api/compareApis';
import { contentVersions } from '../../src/gatsby/content/readContent';
import { findVersion } from './builtDocs';

/**
 * What a version declares under a name such as `formatQuery` or `Field.label`, and its history.
 *
 * @throws Error for a name that the version does not declare
 */
export function describeSymbol(name: string, version: string) {
  const { versionApi } = apisOf(version);
  const found = findSymbol(name, version);
  if (!found) {
    const others = contentVersions().filter((it) => findSymbol(name, it.name));
    const hint = others.length > 0 ? `These do: ${others.map((it) => it.name).join(', ')}.` : 'No version does.';
    throw new Error(`Symbol "${name}": version ${version} does not declare it. ${hint}`);
  }
  const { symbol, member } = found;
  const { since, changedIn, changed, removedIn } = versionApi.history(symbol, member);
  return {
    name,
    package: symbol.package,
    kind: member ? 'member' : symbol.kind,
    type: member ? `${member.name}${member.optional ? '?' : ''}: ${member.type}` : symbol.signature,
    default: member?.default ?? null,
    since: since ?? 'the first documented version',
    changedIn,
    changedFrom: changed?.before ?? null,
    removedIn,
    members: member ? [] : symbol.members.map((it) => it.name),
  };
}

function findSymbol(name: string, version: string) {
  try {
    return apisOf(version).versionApi.find(name);
  } catch {
    return null;
  }
}

/**
 * The changes of the library's exports from one version to a later one.
 *
 * @throws Error for versions in another order
 */
export function listChanges(from: string, to: string): ApiChange[] {
  const names = contentVersions().map(({ name }) => name);
  const [older, newer] = [findVersion(from), findVersion(to)];
  if (names.indexOf(older.name) <= names.indexOf(newer.name)) {
    throw new Error(
      `Changes from "${from}" to "${to}": expected an older version first. From new to old: ${names.join(', ')}.`,
    );
  }
  return compareApis(apisOf(older.name).api, apisOf(newer.name).api);
}
