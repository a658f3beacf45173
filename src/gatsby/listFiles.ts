import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Relative paths, with slashes, of all files below a folder; empty when the folder does not exist. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'));
}
