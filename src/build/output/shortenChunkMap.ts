import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What Gatsby asks the map for: the files of the components of pages, which it prefetches. */
const OF_PAGES = /^component---/;

/** Leaves only the components of pages in the map of all chunks, of which most belong to single examples. */
export async function shortenChunkMap(folder: string): Promise<void> {
  const file = join(folder, 'chunk-map.json');
  const map = JSON.parse(await readFile(file, 'utf8')) as Record<string, string[]>;
  const ofPages = Object.entries(map).filter(([name]) => OF_PAGES.test(name));
  await writeFile(file, JSON.stringify(Object.fromEntries(ofPages)));
}
