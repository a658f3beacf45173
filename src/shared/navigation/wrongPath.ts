import type { Version } from '../versions/types';
import { decodeOrKeep } from './decodeOrKeep';

/** Lower case, without trailing slashes, `.html` and `/index.html`. */
export const canonicalPath = (path: string): string =>
  path
    .toLowerCase()
    .replace(/\/+$/, '')
    .replace(/(?:\/index)?\.html?$/, '')
    .replace(/\/+$/, '') || '/';

/** `/docs/4/intro` belongs to 4, `/docs/intro` to the latest version; null outside the documentation. */
export function versionOfPath<V extends Pick<Version, 'path'>>(path: string, versions: readonly V[]): V | null {
  const under = versions.filter((version) => path === version.path || path.startsWith(`${version.path}/`));
  return under.sort((a, b) => b.path.length - a.path.length)[0] ?? null;
}

/** Search words from a path without its version: `/docs/4/api/exprot.html` → `api exprot`. */
export function pathWords(path: string, versions: readonly Pick<Version, 'path'>[]): string {
  const canonical = canonicalPath(decodeOrKeep(path));
  const own = canonical.slice(versionOfPath(canonical, versions)?.path.length ?? 0);
  return [...new Set(own.split(/[^\p{L}\p{N}]+/u).filter(Boolean))].join(' ');
}
