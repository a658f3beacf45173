import { projectFiles } from '../shared/project/projectFiles';
import type { Files } from './drafts';
import { packageOf, type Packages } from '../shared/playground/packages';

/** What renders a project, and whose style sheet it has. */
const ALWAYS = ['react', 'react-dom/client', 'react-querybuilder'];

/**
 * A standalone project with the packages that the example imports, and those that these need, pinned to the versions
 * used here. The first of `files` is the entry. Returns file contents by path.
 */
export function exampleProject(
  title: string,
  files: Files,
  packages: Pick<Packages, 'modules' | 'needs' | 'versions'>,
) {
  const { versions } = packages;
  const imported = [...ALWAYS, ...importsOf(files)];
  const names = [...imported, ...neededBy(imported, packages)]
    .map(packageOf)
    .filter((name) => Object.hasOwn(versions, name));
  const sources = Object.entries(files).map(([name, code]) => [`example/${name}`, `${code}\n`]);
  return projectFiles({
    title,
    dependencies: Object.fromEntries(names.map((name) => [name, versions[name] ?? ''])),
    files: Object.fromEntries(sources),
    root: `example/${Object.keys(files)[0]}`,
    styles: ['react-querybuilder/dist/query-builder.css'],
  });
}

/** Modules that run before these. */
function neededBy(imported: readonly string[], { modules, needs }: Pick<Packages, 'modules' | 'needs'>): string[] {
  const scripts = imported.flatMap((module) => needs[modules[module] ?? ''] ?? []);
  return Object.keys(modules).filter((module) => scripts.includes(modules[module] ?? ''));
}

/** Matches type imports too, because a project needs those packages installed. */
const PACKAGE_IMPORT = /\b(?:from|import)\s*\(?\s*['"]([^'"./][^'"]*)['"]/g;

/** Import specifiers of packages, deduplicated. The files need not compile. */
export const importsOf = (files: Files): string[] => [
  ...new Set(
    Object.entries(files)
      .filter(([name]) => !name.endsWith('.css'))
      .flatMap(([, code]) => [...code.matchAll(PACKAGE_IMPORT)].map(([, specifier = '']) => specifier)),
  ),
];
