import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../listFiles';

/** A short text that is another one when a style sheet below a folder has changed, come or gone. */
export function digestStyles(folder: string): string {
  const digest = createHash('sha256');
  const files = listFiles(folder).filter((file) => file.endsWith('.css'));
  for (const file of files.sort()) digest.update(`${file}\n`).update(readFileSync(join(folder, file)));
  return digest.digest('hex').slice(0, 16);
}
