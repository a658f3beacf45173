/** A page to create, with the file that requests it. */
export interface PlannedRoute {
  path: string;
  file: string;
}

export function duplicatesOf<R extends PlannedRoute>(routes: readonly R[]): R[] {
  const seen = new Set<string>();
  return routes.filter(({ path }) => seen.size === seen.add(path).size);
}

/** A warning with the files of each duplicate path; null without duplicates. */
export function reportDuplicates(routes: readonly PlannedRoute[]): string | null {
  const paths = [...new Set(duplicatesOf(routes).map(({ path }) => path))];
  if (paths.length === 0) return null;
  const lines = paths.map((path) => {
    const files = routes.filter((route) => route.path === path).map(({ file }) => file);
    return `  ${path}: ${files.join(', ')}`;
  });
  return `Duplicate routes found!\n${lines.join('\n')}\nReaders see the first of each alone: move or rename the others.`;
}
