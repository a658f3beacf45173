/** A page that is to be created, and the file that asks for it. */
export interface PlannedRoute {
  path: string;
  file: string;
}

/** The routes whose path an earlier one has already. */
export function duplicatesOf<R extends PlannedRoute>(routes: readonly R[]): R[] {
  const seen = new Set<string>();
  return routes.filter(({ path }) => seen.size === seen.add(path).size);
}

/** A warning that names each path that several files ask for, with those files; null when there is none. */
export function reportDuplicates(routes: readonly PlannedRoute[]): string | null {
  const paths = [...new Set(duplicatesOf(routes).map(({ path }) => path))];
  if (paths.length === 0) return null;
  const lines = paths.map((path) => {
    const files = routes.filter((route) => route.path === path).map(({ file }) => file);
    return `  ${path}: ${files.join(', ')}`;
  });
  return `Duplicate routes found!\n${lines.join('\n')}\nReaders see the first of each alone: move or rename the others.`;
}
