/** Its declarations import a module that it lacks, so that most types in them are unknown. */
const UNREADABLE = new Set(['4.2.0']);

/** The releases from the first major version that is documented to the last version that is. */
export function documentedReleases(published: readonly string[], documented: readonly string[]): string[] {
  const majors = documented.map(majorOf);
  const end = Math.max(...documented.map((version) => published.indexOf(version)));
  return published
    .slice(0, end + 1)
    .filter((it) => majorOf(it) >= Math.min(...majors) && !it.includes('-') && !UNREADABLE.has(it));
}

const majorOf = (version: string) => Number(version.split('.')[0]);
