import { packageOf } from '../../shared/playground/packages';
import { readManifest } from './readManifest';

/** What every reader of the documentation has. */
const PROVIDED = ['react', 'react-dom'];

/** Names of the packages that a version's examples and samples may import: what its package.json lists, and React. */
export const listedPackages = (folder: string): string[] => [
  ...PROVIDED,
  ...Object.keys(readManifest(folder).dependencies ?? {}),
];

/** Whether a module specifier names a package that is not among these. */
export const isForeign = (specifier: string, packages: readonly string[]): boolean =>
  !specifier.startsWith('.') && !packages.includes(packageOf(specifier));
