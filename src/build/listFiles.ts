import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The files in a folder and below it, by their path in it, with slashes; none where there is no such folder. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'));
}
