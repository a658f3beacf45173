import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { compressedName, type Encoding } from '../../src/build/output/compressedFiles';
import { writeWhole } from '../../src/build/writeWhole';
import { compressAside } from '../serve/compress';

/** What was compressed before. */
export interface CompressedCache {
  /** A content in an encoding: kept from before, or else compressed now and kept. */
  compressed(content: Buffer, encoding: Encoding): Promise<Buffer>;
  /** Forgets what nobody asked for; gives how often something had to be compressed. */
  finish(): Promise<number>;
}

/**
 * Opens a cache whose files are named by the hash of what they hold compressed. Whatever happened to a file and to its
 * time, what the cache gives for its content belongs to that content.
 *
 * @param folder of the cache, which may not be there yet
 */
export async function openCache(folder: string): Promise<CompressedCache> {
  await mkdir(folder, { recursive: true });
  const asked = new Set<string>();
  const running = new Map<string, Promise<Buffer>>();
  let anew = 0;

  async function fetch(name: string, content: Buffer, encoding: Encoding): Promise<Buffer> {
    const kept = join(folder, name);
    if (existsSync(kept)) return readFile(kept);
    anew++;
    const compressed = await compressAside(content, encoding);
    writeWhole(kept, compressed);
    return compressed;
  }

  return {
    async compressed(content, encoding) {
      const name = compressedName(createHash('sha256').update(content).digest('hex'), encoding);
      asked.add(name);
      // A page has two names, which may be asked for at once.
      const work = running.get(name) ?? fetch(name, content, encoding).finally(() => running.delete(name));
      running.set(name, work);
      return work;
    },
    async finish() {
      const forgotten = (await readdir(folder)).filter((name) => !asked.has(name));
      await Promise.all(forgotten.map((name) => rm(join(folder, name))));
      return anew;
    },
  };
}
