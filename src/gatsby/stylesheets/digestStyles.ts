import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedDigest } from '../codeDigest';
import { digestOf } from '../digest';
import { listFiles } from '../files';

/** A hash of all style sheets below a folder and of the installed packages, which contain style sheets too. */
export function digestStyles(folder: string): string {
  const files = listFiles(folder).filter((file) => file.endsWith('.css'));
  return digestOf(installedDigest(), ...files.sort().flatMap((file) => [file, readFileSync(join(folder, file))]));
}
