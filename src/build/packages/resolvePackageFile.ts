import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * A file of an installed package, found from a folder upwards as Node finds packages, also where the package's exports
 * do not list it.
 *
 * @throws Error when it is not installed
 */
export function resolvePackageFile(file: string, from: string): string {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', file);
    if (existsSync(candidate)) return candidate;
    if (folder === dirname(folder)) throw new Error(`${file}: not installed, looked for from ${from}`);
  }
}

/** The folder of an installed package, found likewise. Throws Error when it is not installed. */
export const packageFolder = (name: string, from: string): string =>
  dirname(resolvePackageFile(`${name}/package.json`, from));
