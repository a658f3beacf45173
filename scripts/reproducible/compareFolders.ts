import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What the files of a folder hold, by their path in it. */
function contentsOf(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return [relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')];
    }),
  );
}

/** In what two folders differ: a line for each file that only one has, or that holds something else, in order. */
export function compareFolders(first: string, second: string): string[] {
  const [left, right] = [contentsOf(first), contentsOf(second)];
  return [...new Set([...left.keys(), ...right.keys()])].sort().flatMap((path) => {
    if (!right.has(path)) return [`${path}: only in the first`];
    if (!left.has(path)) return [`${path}: only in the second`];
    return left.get(path) === right.get(path) ? [] : [`${path}: not the same`];
  });
}
