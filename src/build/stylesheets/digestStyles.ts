import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedDigest } from '../codeDigest';
import { digestOf } from '../digest';
import { listFiles } from '../listFiles';

/**
 * A short text that is another one when a style sheet below a folder has changed, come or gone, or what is installed,
 * which has style sheets too.
 */
export function digestStyles(folder: string): string {
  const files = listFiles(folder).filter((file) => file.endsWith('.css'));
  return digestOf(installedDigest(), ...files.sort().flatMap((file) => [file, readFileSync(join(folder, file))]));
}
