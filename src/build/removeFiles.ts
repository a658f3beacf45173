import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from './listFiles';

/**
 * Removes files of a folder, which may not be there. Its folders stay: one that vanishes would trip who lists the site
 * meanwhile.
 *
 * @param isRemoved tells by the path in the folder
 */
export async function removeFiles(folder: string, isRemoved: (file: string) => boolean = () => true): Promise<void> {
  const files = listFiles(folder).filter(isRemoved);
  await Promise.all(files.map((file) => rm(join(folder, file), { force: true })));
}
