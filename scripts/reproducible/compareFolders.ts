import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../src/build/listFiles';

/** What the files of a folder hold, by their path in it. */
function contentsOf(folder: string): Map<string, string> {
  const hashOf = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
  return new Map(listFiles(folder).map((file) => [file, hashOf(file)]));
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
