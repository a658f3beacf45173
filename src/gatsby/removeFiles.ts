import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './listFiles';

/** Removes files below a folder, which may not exist. Folders stay: removing them could break a concurrent listing. */
export function removeFiles(folder: string, isRemoved: (file: string) => boolean = () => true): void {
  for (const file of listFiles(folder).filter(isRemoved)) rmSync(join(folder, file), { force: true });
}
