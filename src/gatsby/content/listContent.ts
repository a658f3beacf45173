import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Matches paths below content/ that are not content: the packages of the versions. */
export const NOT_CONTENT_PATH = /(?:^|\/)(?:node_modules|package\.json)(?:\/|$)/;

/** Relative paths, sorted, of the content files below a folder. */
export function listContent(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !NOT_CONTENT_PATH.test(name))
    .flatMap((entry) =>
      entry.isDirectory() ? listContent(join(folder, entry.name)).map((file) => `${entry.name}/${file}`) : entry.name,
    )
    .sort();
}
