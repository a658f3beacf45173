import type { Version } from './types';

interface VersionEntry {
  name: string;
  label: string;
  path?: string;
  banner?: string;
}

/**
 * The versions with their paths and banners.
 *
 * The latest has no segment of its own in its path and no banner; one before it in the list is unreleased, one behind
 * it no longer maintained, unless the entry has words of its own.
 *
 * @param entries newest first
 * @param latest name of the latest version
 * @param siteTitle name of the library, for the banners
 */
export function resolveVersions(entries: readonly VersionEntry[], latest: string, siteTitle: string): Version[] {
  const latestIndex = entries.findIndex(({ name }) => name === latest);
  return entries.map(({ name, label, path, banner }, index) => {
    const isLast = index === latestIndex;
    const standardBanner =
      index < latestIndex
        ? `This is unreleased documentation for ${siteTitle} ${label} version.`
        : `This is documentation for ${siteTitle} ${label}, which is no longer actively maintained.`;
    return {
      name,
      label,
      path: isLast ? '/docs' : `/docs/${path ?? name}`,
      isLast,
      banner: isLast ? null : (banner ?? standardBanner),
    };
  });
}

/** The latest of some versions. Throws when there is none, which the check of versions.yml excludes. */
export function latestOf<V extends Pick<Version, 'isLast'>>(versions: readonly V[]): V {
  const latest = versions.find(({ isLast }) => isLast);
  if (!latest) throw new Error('There is no latest version.');
  return latest;
}

/** Label of the version of this name: `v5.x`. The name itself where there is no such version. */
export const labelOf = (versions: readonly Pick<Version, 'name' | 'label'>[], name: string): string =>
  versions.find((version) => version.name === name)?.label ?? name;

/** What a version is called in a sentence: `v5.x` is v5. */
export const shortLabel = (label: string) => label.replace(/\.x$/, '');

/** Path of a page: version `/docs/4` and page `api/export` give `/docs/4/api/export`. */
export const docPath = (version: Pick<Version, 'path'>, docId: string) => `${version.path}/${docId}`;
