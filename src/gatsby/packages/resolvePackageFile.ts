import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Finds a file of an installed package, searching upwards like Node.js but ignoring the package's `exports`.
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

/** @throws Error when the package is not installed */
export const packageFolder = (name: string, from: string): string =>
  dirname(resolvePackageFile(`${name}/package.json`, from));
