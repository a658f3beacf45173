import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './listFiles';

/**
 * Removes files of a folder, which may not be there. Its folders stay: one that vanishes would trip who lists the site
 * meanwhile.
 *
 * @param isRemoved tells by the path in the folder
 */
export function removeFiles(folder: string, isRemoved: (file: string) => boolean = () => true): void {
  for (const file of listFiles(folder).filter(isRemoved)) rmSync(join(folder, file), { force: true });
}
