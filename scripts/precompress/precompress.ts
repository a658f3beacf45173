import { readFile, rm, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { listFiles } from '../../src/build/listFiles';
import { compressedName, ENCODINGS, isCompressed, isCompressible } from '../../src/build/output/compressedFiles';
import { writeWhole } from '../../src/build/writeWhole';
import { eachAtOnce } from '../shared/eachAtOnce';
import { openCache } from './compressedCache';

/** What became of a site. */
export interface Precompressed {
  /** The compressed files that it has now, by their path in it. */
  files: string[];
  /** How many contents had to be compressed, each encoding counted: the others were kept from before. */
  compressed: number;
  /** The compressed files that were there and are no longer right. */
  removed: string[];
}

/**
 * Writes a compressed file beside each file of a built site that gets smaller by it, and removes any other.
 *
 * @param folder the built site
 * @param cache folder that keeps what was compressed, for the next time
 */
export async function precompress(folder: string, cache: string): Promise<Precompressed> {
  const before = listFiles(folder);
  const kept = await openCache(cache);
  const files = new Set<string>();

  await eachAtOnce(before.filter(isCompressible).values(), availableParallelism(), async (source) => {
    const content = await readFile(join(folder, source));
    // Hosts tell by its time when a content changed, and whether a browser has it already.
    const { mtime } = await stat(join(folder, source));
    for (const encoding of ENCODINGS) {
      const compressed = await kept.compressed(content, encoding);
      if (compressed.length >= content.length) continue;
      const name = compressedName(source, encoding);
      writeWhole(join(folder, name), compressed, mtime);
      files.add(name);
    }
  });

  const removed = before.filter((file) => isCompressed(file) && !files.has(file));
  await Promise.all(removed.map((file) => rm(join(folder, file))));
  return { files: [...files].sort(), compressed: await kept.finish(), removed };
}
