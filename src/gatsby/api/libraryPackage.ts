import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { libraryPackageOf } from '../../shared/libraryPackageOf';
import { readManifest } from '../packages/readManifest';
import { packageFolder } from '../packages/resolvePackageFile';

/** The library's main package, on which its other packages depend. */
export const LIBRARY = 'react-querybuilder';

export const isLibraryPackage = (name: string): boolean => libraryPackageOf(name) === name;

/** The library's type packages, which `react-querybuilder` 5 re-exports. */
const TYPE_PACKAGES = ['@react-querybuilder/ts', '@react-querybuilder/ctx'];

export interface ResolvedPackage {
  name: string;
  version: string;
  /** Entry point of the type declarations. */
  declarations: string;
  /** JavaScript entry point, not minified where the package has such a file. */
  code: string;
  /** Folders whose declarations belong to the library. */
  folders: string[];
}

/** @throws Error when the package is not installed for the folder */
export function resolvePackage(name: string, folder: string): ResolvedPackage {
  const root = realFolder(name, folder);
  const { types, version, main, module: code = main } = readManifest(root);
  if (!code || !types || !version)
    throw new Error(`${name}: expected version, types and module or main in its package.json`);
  return {
    name,
    version,
    declarations: join(root, types),
    code: join(root, code),
    folders: [root, ...TYPE_PACKAGES.flatMap((it) => optionalFolder(it, folder))],
  };
}

/** The real path, because TypeScript resolves symlinks. */
const realFolder = (name: string, from: string): string => realpathSync(packageFolder(name, from));

function optionalFolder(name: string, from: string): string[] {
  try {
    return [realFolder(name, from)];
  } catch {
    return [];
  }
}
