import { projectFiles } from '../project/projectFiles';
import type { Files } from './drafts';
import { importsOf } from './importsOf';
import { packageOf, type Packages } from './packages';

/** What every example needs. */
const ALWAYS = ['react', 'react-dom', 'react-querybuilder'];

/**
 * An example as a project that runs on its own: with the packages that it imports, in the versions that it runs with
 * here.
 *
 * @param title what the example is called
 * @param files its files by name; the first is rendered
 * @returns the project's files by path
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
