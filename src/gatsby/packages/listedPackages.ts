import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What every reader of the documentation has. */
const PROVIDED = ['react', 'react-dom'];

/** Names of the packages that a version's examples and samples may import: what its package.json lists, and React. */
export function listedPackages(folder: string): string[] {
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  return [...PROVIDED, ...Object.keys(dependencies)];
}

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Whether a module specifier names a package that is not among these. */
export const isForeign = (specifier: string, packages: readonly string[]): boolean =>
  !specifier.startsWith('.') && !packages.includes(packageOf(specifier));
