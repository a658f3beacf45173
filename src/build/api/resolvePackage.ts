import { readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Packages of the library's own types, whose declarations those of `react-querybuilder` 5 re-export. */
const TYPE_PACKAGES = ['@react-querybuilder/ts', '@react-querybuilder/ctx'];

export interface ResolvedPackage {
  name: string;
  version: string;
  /** Entry of the type declarations. */
  declarations: string;
  /** JavaScript, not minified where the package has such a file. */
  code: string;
  /** Folders whose declarations are the library's own. */
  folders: string[];
}

/** @throws Error when the package is not installed for the folder */
export function resolvePackage(name: string, folder: string): ResolvedPackage {
  const from = createRequire(join(folder, 'package.json'));
  const root = packageFolder(from, name);
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, string>;
  const code = manifest.module ?? manifest.main;
  const { types, version } = manifest;
  if (!code || !types || !version)
    throw new Error(`${name}: expected version, types and module or main in its package.json`);
  return {
    name,
    version,
    declarations: join(root, types),
    code: join(root, code),
    folders: [root, ...TYPE_PACKAGES.flatMap((it) => optionalFolder(from, it))],
  };
}

/** The folder of an installed package, by its real path as the compiler knows it, whether or not it exports its package.json. */
function packageFolder(from: NodeRequire, name: string): string {
  for (const path of from.resolve.paths(name) ?? []) {
    try {
      readFileSync(join(path, name, 'package.json'));
      return realpathSync(join(path, name));
    } catch {
      // Not in this folder: the next one up may have it.
    }
  }
  throw new Error(`${name}: expected to be installed for ${dirname(from.resolve.paths(name)?.[0] ?? '')}`);
}

function optionalFolder(from: NodeRequire, name: string): string[] {
  try {
    return [packageFolder(from, name)];
  } catch {
    return [];
  }
}
