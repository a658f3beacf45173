import { readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { listFiles } from '../../src/gatsby/files';
import { compressedName, ENCODINGS, isCompressible } from '../../src/gatsby/output/compressedFiles';
import { compress } from '../shared/compress';
import { eachAtOnce } from '../shared/eachAtOnce';

/**
 * Writes compressed files next to the files of a built site, unless they would be larger. Expects a fresh build.
 *
 * @returns the number of files written
 */
export async function precompress(folder: string): Promise<number> {
  let written = 0;
  await eachAtOnce(listFiles(folder).filter(isCompressible).values(), availableParallelism(), async (source) => {
    const file = join(folder, source);
    const content = await readFile(file);
    // Keep the mtime: hosts derive cache validators from it.
    const { mtime } = await stat(file);
    for (const encoding of ENCODINGS) {
      const compressed = await compress(content, encoding);
      if (compressed.length >= content.length) continue;
      const name = compressedName(file, encoding);
      await writeFile(name, compressed);
      await utimes(name, mtime, mtime);
      written += 1;
    }
  });
  return written;
}
