import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Names of files and folders below content/ that are not content: the packages of the versions. */
const NOT_CONTENT = String.raw`(?:node_modules|package\.json)`;

/** Matches paths that are not content. */
export const NOT_CONTENT_PATH = new RegExp(String.raw`(?:^|[\\/])${NOT_CONTENT}(?:[\\/]|$)`);

/** Relative paths, sorted, of the content files below a folder. */
export function listContent(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !NOT_CONTENT_PATH.test(name))
    .flatMap((entry) =>
      entry.isDirectory() ? listContent(join(folder, entry.name)).map((file) => `${entry.name}/${file}`) : entry.name,
    )
    .sort();
}
