import { readdirSync } from 'node:fs';
import { inProject, projectPath } from '../paths';

const FOLDER = 'src/pages';

/** The addresses of the pages that Gatsby creates from modules in src/pages. */
export const codeRoutes = (): PlannedRoute[] =>
  readdirSync(inProject(FOLDER)).map((name) => ({
    path: `/${name.replace(/\.tsx$/, '').replace(/^index$/, '')}`,
    file: `${FOLDER}/${name}`,
  }));

/** Whether Gatsby created the page from a module in src/pages. */
export const isCodePage = ({ component }: { component: string }): boolean =>
  projectPath(component).startsWith(`${FOLDER}/`);

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
  return `Duplicate routes found!\n${lines.join('\n')}\nReaders see only the first of each: move or rename the others.`;
}
