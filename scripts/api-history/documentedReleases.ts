/** Its declarations import a module that it lacks, so that most types in them are unknown. */
const UNREADABLE = new Set(['4.2.0']);

/** The releases of a package from the first major version that is documented to the last version that is. */
export function documentedReleases(published: readonly string[], documented: readonly string[]): string[] {
  const majors = documented.map(majorOf);
  const end = Math.max(...documented.map((version) => published.indexOf(version)));
  return published
    .slice(0, end + 1)
    .filter((it) => majorOf(it) >= Math.min(...majors) && !it.includes('-') && !UNREADABLE.has(it));
}

const majorOf = (version: string) => Number(version.split('.')[0]);

/** The last release of the library that is not newer than an adapter's, or else the first. */
export const libraryFor = (release: string, library: readonly string[]): string =>
  library.findLast((it) => it.localeCompare(release, 'en', { numeric: true }) <= 0) ?? library[0] ?? release;
