import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../digest';
import { listFiles } from '../files';

/** A hash of all style sheets below a folder. */
export function digestStyles(folder: string): string {
  const files = listFiles(folder).filter((file) => file.endsWith('.css'));
  return digestOf(...files.sort().flatMap((file) => [file, readFileSync(join(folder, file))]));
}
