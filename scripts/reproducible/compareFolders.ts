import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../src/gatsby/listFiles';

function contentsOf(folder: string): Map<string, string> {
  const hashOf = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
  return new Map(listFiles(folder).map((file) => [file, hashOf(file)]));
}

export interface Difference {
  file: string;
  problem: string;
}

/** Files that exist in one folder only or differ, sorted by path. */
export function compareFolders(first: string, second: string): Difference[] {
  const [left, right] = [contentsOf(first), contentsOf(second)];
  return [...new Set([...left.keys(), ...right.keys()])].sort().flatMap((file): Difference[] => {
    if (!right.has(file)) return [{ file, problem: 'only in the first' }];
    if (!left.has(file)) return [{ file, problem: 'only in the second' }];
    return left.get(file) === right.get(file) ? [] : [{ file, problem: 'not the same' }];
  });
}
