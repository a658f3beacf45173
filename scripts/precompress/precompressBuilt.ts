import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../../src/build/paths';
import { precompress, type Precompressed } from './precompress';

/**
 * Compresses the files of the site that the project has built; what it compressed before is kept in `.cache/`.
 *
 * @throws Error when there is no built site
 */
export async function precompressBuilt(): Promise<Precompressed> {
  const folder = inProject('public');
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error('There is no built site in public/: run "npm run build" first.');
  }
  return precompress(folder, inProject('.cache', 'precompressed'));
}
