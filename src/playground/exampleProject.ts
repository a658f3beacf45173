import { projectFiles } from '../shared/project/projectFiles';
import type { Files } from './drafts';
import { packageOf, type Packages } from '../shared/playground/packages';

const ALWAYS = ['react', 'react-dom', 'react-querybuilder'];

/**
 * A standalone project with the packages that the example imports, pinned to the versions used here. The first of
 * `files` is the entry. Returns file contents by path.
 */
export function exampleProject(title: string, files: Files, { versions }: Pick<Packages, 'versions'>) {
  const names = [...ALWAYS, ...importsOf(files).map(packageOf)].filter((name) => Object.hasOwn(versions, name));
  const sources = Object.entries(files).map(([name, code]) => [`example/${name}`, `${code}\n`]);
  return projectFiles({
    title,
    dependencies: Object.fromEntries(names.map((name) => [name, versions[name] ?? ''])),
    files: Object.fromEntries(sources),
    root: `example/${Object.keys(files)[0]}`,
    styles: ['react-querybuilder/dist/query-builder.css'],
  });
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
