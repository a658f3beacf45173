import type { Version } from './types';

interface VersionEntry {
  name: string;
  label: string;
  banner?: string;
}

/**
 * Adds paths and banners. The latest version has no path segment and no banner. By default, versions before it in the
 * list (newest first) have an "unreleased" banner, later ones "no longer maintained".
 */
export function resolveVersions(entries: readonly VersionEntry[], latest: string, siteTitle: string): Version[] {
  return entries.map(({ name, label, banner }) => {
    const isLast = name === latest;
    const standardBanner =
      ageOf(entries, latest, name) === 'coming'
        ? `This is unreleased documentation for ${siteTitle} ${label} version.`
        : `This is documentation for ${siteTitle} ${label}, which is no longer actively maintained.`;
    return {
      name,
      label,
      path: isLast ? '/docs' : `/docs/${name}`,
      isLast,
      banner: isLast ? null : (banner ?? standardBanner),
    };
  });
}

/** @throws Error if there is no latest version, which the check of versions.yml excludes */
export function latestOf<V extends Pick<Version, 'isLast'>>(versions: readonly V[]): V {
  const latest = versions.find(({ isLast }) => isLast);
  if (!latest) throw new Error('There is no latest version.');
  return latest;
}

/** The age of a version beside the latest, by their places in the list, newest first. */
export function ageOf(versions: readonly { name: string }[], latest: string, name: string) {
  const placeOf = (wanted: string) => versions.findIndex((version) => version.name === wanted);
  const distance = placeOf(name) - placeOf(latest);
  if (distance === 0) return 'latest';
  return distance < 0 ? 'coming' : 'earlier';
}

/** Label of a version, such as `v5.x`; the name itself if there is no such version. */
export const labelOf = (versions: readonly Pick<Version, 'name' | 'label'>[], name: string): string =>
  versions.find((version) => version.name === name)?.label ?? name;

/** `v5.x` → `v5`. */
export const shortLabel = (label: string) => label.replace(/\.x$/, '');

/** `/docs/4` and `api/export` → `/docs/4/api/export`. */
export const docPath = (version: Pick<Version, 'path'>, docId: string) => `${version.path}/${docId}`;
